/** Days within which a deleted team or club can be restored. */
export const restorableDays = 30
