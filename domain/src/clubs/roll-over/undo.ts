/** Days within which a roll-over can be undone. */
export const rollOverUndoableDays = 30

/** The maximum number of moves at once. */
export const maxMoves = 5000

/** Why a person stays when a roll-over is undone. */
export const stayingReasons = ['edited', 'in_use', 'archived', 'back_already', 'team_gone'] as const
export type StayingReason = (typeof stayingReasons)[number]
