/** Who changed a match, and the previous values. */
export const matchHistory = {
  title: 'History',
  nothing: 'No changes yet.',
  failed: 'Couldn’t load the history',
  somebody: 'Former member',
  imported: 'Pasted results',
  added: 'Match added',
  confirmed: 'Confirmed by the opponent',
  corrected: 'Live entry corrected',
  takenBack: 'Live entry removed',
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
