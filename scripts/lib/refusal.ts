/** Why a command stops, worded for its user: printed without a stack trace. */
export class Refusal extends Error {}
