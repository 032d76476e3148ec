/** Where the list of people begins on the page of an event. */
export const peopleId = 'who-is-coming'
