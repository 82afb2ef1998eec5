import { IS_RIGHT_TO_LEFT } from "../../words"

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** A name that on a mirrored site keeps its own direction if it has no letter of the site's: "Acme Inc." would have its full stop before it. */
export const OwnDirection = ({ children }: { children: string }) =>
  IS_RIGHT_TO_LEFT && !RIGHT_TO_LEFT.test(children) ? <bdi dir="ltr">{children}</bdi> : children
