/** An import can be taken back for this long; then what that needs is forgotten. */
export const undoableDays = 30

/** Why someone stays as they are when an import is taken back. */
export const keptReasons = ['joined', 'edited', 'archived', 'in_use', 'changed_again'] as const

export type KeptReason = (typeof keptReasons)[number]
