/** Days for which an import can be undone; then the data for it is deleted. */
export const undoableDays = 30

/** Why an undo leaves a member unchanged. */
export const undoKeptReasons = ['joined', 'edited', 'archived', 'in_use', 'changed_again'] as const

export type KeptReason = (typeof undoKeptReasons)[number]
