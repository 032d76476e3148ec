/** How long a season given to all teams, and who moved for it, can be taken back. */
export const rollOverUndoableDays = 30

/** At most so many people move in one go. */
export const maxMoves = 5000

/** Why someone stays where a roll-over has brought them. */
export const stayingReasons = ['edited', 'in_use', 'archived', 'back_already', 'team_gone'] as const
export type StayingReason = (typeof stayingReasons)[number]
