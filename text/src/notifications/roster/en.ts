/** Letters to addresses on a roster whose owners have not joined yet. */
export const roster = {
  /** For a team whose name may not lead a letter yet. */
  unnamed: 'News from a team',
  outlook: {
    subject: (team: string) => `Coming up: ${team}`,
    subjectFor: (names: string, team: string) => `Coming up for ${names}: ${team}`,
    intro: (team: string) => `This is what ${team} has planned next.`,
  },
  about: (names: string) => `This concerns ${names}.`,
  placeMoved: 'The place has changed. Join to see where.',
  answerHint: 'One tap below, and you can answer and see everything.',
  why: (team: string) =>
    `Your address is on the roster of ${team}. Until you join you get changes, and at most one letter a week.`,
  notMe: 'Not you? Open the page above and say so.',
}
