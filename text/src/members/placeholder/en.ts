/** The roster name of people invited by email address only. */
export const placeholder = { firstName: 'Invited', lastName: 'User' }
