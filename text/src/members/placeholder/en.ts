/** What a roster calls somebody who was invited by address alone. */
export const placeholder = { firstName: 'Invited', lastName: 'User' }
