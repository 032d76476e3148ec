import type { Outcome } from '@touchline/domain/clubs/roll-over/plan'
import type { StayingReason } from '@touchline/domain/clubs/roll-over/undo'

const outcomes: Record<Outcome, string> = {
  moves: 'Too old for this team now',
  fits: 'Still the right age',
  open_team: 'A team for every age',
  staff: 'Coaches and admins stay',
  no_team: 'No team of the club fits',
  no_birth_date: 'No date of birth',
}

const staying: Record<StayingReason, (name: string) => string> = {
  edited: (name) => `${name} was changed in the new team`,
  in_use: (name) => `${name} already takes part in the new team`,
  archived: (name) => `${name} has left the new team`,
  back_already: (name) => `${name} was brought back in the old team`,
  team_gone: (name) => `The old team of ${name} was deleted`,
}

export const rollOver = {
  title: 'Next season',
  subtitle: (club: string) => `Members of ${club} move to the teams of their age`,
  menu: 'Move members for the next season',
  loading: 'Looking at who should play where...',
  failed: 'The plan could not be loaded',
  failedHint: 'Nobody has been moved.',
  toClub: 'Back to the club',

  season: (name: string) => `Season ${name}`,
  cutOff: 'Cut-off day',
  cutOffHint:
    'The age on this day decides. The usual day of your country is proposed; 1 January, 1 July, 1 August and 1 September are common.',
  cutOffWrong: 'Please enter a day',
  along:
    'Parents, consents, shirt numbers and your own fields go along. The row in the old team is archived with its history. Health notes stay behind: the guardians decide again who may read them.',

  counts: {
    moves: (count: number) => (count === 1 ? '1 moves' : `${count} move`),
    stays: (count: number) => (count === 1 ? '1 stays' : `${count} stay`),
    noTeam: (count: number) =>
      count === 1 ? '1 without a fitting team' : `${count} without a fitting team`,
    noBirthDate: (count: number) =>
      count === 1 ? '1 without a date of birth' : `${count} without a date of birth`,
  },
  outcomes,
  age: (age: number) => (age === 1 ? '1 year' : `${age} years`),
  membersBecome: (before: number, after: number) =>
    `${before === after ? '' : `${before} › `}${after} ${after === 1 ? 'member' : 'members'}`,
  arrivals: (count: number) => (count === 1 ? '1 arrives' : `${count} arrive`),
  whereTo: (name: string) => `Where does ${name} play?`,
  staysHere: (team: string) => `Stays in ${team}`,
  otherStays: (count: number) => (count === 1 ? 'Show 1 who stays' : `Show ${count} who stay`),
  jersey: (number: string, name: string) => `${name} wears number ${number} there, too`,
  youChose: 'Chosen by you',
  noChange: 'Nobody moves. Change the cut-off day, or choose a team for somebody.',
  noPeople: 'No members yet.',
  noPeopleHint: 'Members are added in each team.',

  move: (count: number) => (count === 1 ? 'Move 1 member' : `Move ${count} members`),
  moveTitle: (count: number) => (count === 1 ? 'Move 1 member?' : `Move ${count} members?`),
  moveText: (count: number) =>
    `${count === 1 ? 'The member sees' : 'They see'} the new team at once. You can take this back for 30 days.`,
  moving: (count: number) => (count === 1 ? 'Moving 1 member...' : `Moving ${count} members...`),
  moved: (count: number) => (count === 1 ? '1 member has moved' : `${count} members have moved`),
  changed: 'Somebody has changed the rosters meanwhile. Here is the plan as it is now.',
  thereAlready: 'Somebody is in the new team already, perhaps in its archive.',

  history: 'Done lately',
  undo: 'Take back',
  undoing: 'Taking back...',
  undoTitle: 'Take this back?',
  undoText: 'Whoever nothing has happened to since goes back to the old team.',
  undoUntil: (day: string) => `Can be taken back until ${day}`,
  undone: 'Taken back',
  back: (count: number) => (count === 1 ? '1 member is back' : `${count} members are back`),
  stayed: (count: number) => (count === 1 ? '1 member stays there' : `${count} members stay there`),
  staying,
}
