import { render } from "@testing-library/react"
import type { PropsWithChildren, ReactElement } from "react"
import { createStyleCache, ThemeRoot } from "../../src/theme/theme-root"

const cache = createStyleCache()

const Themed = ({ children }: PropsWithChildren) => <ThemeRoot cache={cache}>{children}</ThemeRoot>

/** Renders an element in the site's theme. */
export const renderThemed = (element: ReactElement) => render(element, { wrapper: Themed })
