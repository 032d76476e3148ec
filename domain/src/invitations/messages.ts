/** The longest text an inviter may add to our mail. */
export const longestMessage = 500
