import { IS_RIGHT_TO_LEFT } from "../../words"

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Text that stays left-to-right on a right-to-left site if it has no Arabic or Hebrew letter: "Acme Inc." would start with its full stop. */
export const OwnDirection = ({ children }: { children: string }) =>
  IS_RIGHT_TO_LEFT && !RIGHT_TO_LEFT.test(children) ? <bdi dir="ltr">{children}</bdi> : children
