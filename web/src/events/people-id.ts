/** The anchor of the people list on an event page. */
export const peopleId = 'who-is-coming'
