import { withFullStop } from '@touchline/domain/values/full-stop'

/** Letters to addresses on a roster whose owners have not joined yet. */
export const roster = {
  /** For a team whose name may not lead a letter yet. */
  unnamed: 'News from a team',
  outlook: {
    subject: (team: string) => `Coming up: ${team}`,
    subjectFor: (names: string, team: string) => `Coming up for ${names}: ${team}`,
    intro: (team: string) => `Here’s what’s next for ${withFullStop(team)}`,
  },
  about: (names: string) => `For ${names}.`,
  placeMoved: 'The place has changed. Join to see where.',
  answerHint: 'Tap below to answer.',
  why: (team: string) =>
    `Your address is on ${team}’s roster. Until you join, you get changes and one email a week at most.`,
  notMe: 'Not you? Tell us through the link above.',
}
