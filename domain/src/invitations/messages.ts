/** The longest message an inviter can add. */
export const longestMessage = 500
