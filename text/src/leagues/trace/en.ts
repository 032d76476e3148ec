/** Who changed a match, and what stood there before. */
export const matchTrace = {
  title: 'History',
  nothing: 'Nobody has changed anything yet.',
  failed: 'The history could not be loaded',
  somebody: 'Somebody who has left',
  imported: 'Pasted results',
  added: 'Match added',
  confirmed: 'Confirmed for the other side',
  corrected: 'Live entry corrected',
  takenBack: 'Live entry taken back',
  becomes: 'becomes',
  empty: 'empty',
  details: (result: string) => `${result}, in its details`,
  facts: {
    outcome: 'Result',
    date: 'Date',
    time: 'Time',
    venueName: 'Place',
    isNeutral: 'On neutral ground',
    round: 'Day',
    note: 'Note',
  },
}
