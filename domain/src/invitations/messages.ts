/** The longest message an inviter can add. */
export const maxMessageLength = 500
