/** Why a command doesn't go on, worded for its user: printed without a stack trace. */
export class Refusal extends Error {}
