import type { Outcome } from '@touchline/domain/clubs/roll-over/plan'
import type { StayingReason } from '@touchline/domain/clubs/roll-over/undo'

const outcomes: Record<Outcome, string> = {
  moves: 'Moves up by age',
  fits: 'Stays: right age',
  open_team: 'Stays: team for all ages',
  staff: 'Stays: coach or admin',
  no_team: 'No team for this age',
  no_birth_date: 'No date of birth',
}

const staying: Record<StayingReason, (name: string) => string> = {
  edited: (name) => `${name} was changed in the new team`,
  in_use: (name) => `${name} is already active in the new team`,
  archived: (name) => `${name} has left the new team`,
  back_already: (name) => `${name} was restored in the old team`,
  team_gone: (name) => `${name}’s old team was deleted`,
}

export const rollOver = {
  title: 'Next season',
  subtitle: (club: string) => `Move ${club} members up an age group`,
  menu: 'Move members up',
  loading: 'Sorting members by age...',
  failed: 'Couldn’t load the plan',
  failedHint: 'No members were moved. Try again.',
  toClub: 'Back to the club',

  season: (name: string) => `Season ${name}`,
  cutOff: 'Cut-off date',
  cutOffHint: 'Members’ age on this day counts.',
  cutOffWrong: 'Enter a date',
  along:
    'Parents, consents, shirt numbers and custom fields move too. Guardians must share health notes again.',

  counts: {
    moves: (count: number) => (count === 1 ? '1 moves' : `${count} move`),
    stays: (count: number) => (count === 1 ? '1 stays' : `${count} stay`),
    noTeam: (count: number) => (count === 1 ? '1 without a team' : `${count} without a team`),
    noBirthDate: (count: number) =>
      count === 1 ? '1 without a date of birth' : `${count} without a date of birth`,
  },
  outcomes,
  age: (age: number) => (age === 1 ? '1 year' : `${age} years`),
  membersBecome: (before: number, after: number) =>
    `${before === after ? '' : `${before} › `}${after} ${after === 1 ? 'member' : 'members'}`,
  arrivals: (count: number) => (count === 1 ? '1 arrives' : `${count} arrive`),
  whereTo: (name: string) => `Team for ${name}`,
  staysHere: (team: string) => `Stays in ${team}`,
  otherStays: (count: number) => (count === 1 ? 'Show 1 who stays' : `Show ${count} who stay`),
  jersey: (number: string, name: string) => `${name} also has number ${number} there`,
  youChose: 'Chosen by you',
  noChange: 'No one moves. Change the date or choose a team.',
  noPeople: 'No members yet.',
  noPeopleHint: 'Add members in each team.',

  move: (count: number) => (count === 1 ? 'Move 1 member' : `Move ${count} members`),
  moveTitle: (count: number) => (count === 1 ? 'Move 1 member?' : `Move ${count} members?`),
  moveText: (count: number) =>
    `${count === 1 ? 'The member sees' : 'They see'} the new team at once. Undo for 30 days.`,
  moving: (count: number) => (count === 1 ? 'Moving 1 member...' : `Moving ${count} members...`),
  moved: (count: number) => (count === 1 ? '1 member has moved' : `${count} members have moved`),
  changed: 'The rosters have changed. Here’s the updated plan.',
  thereAlready: 'Someone is already in the new team or its archive.',

  history: 'Recent moves',
  undo: 'Undo',
  undoing: 'Undoing...',
  undoTitle: 'Undo this move?',
  undoText: 'Members go back, unless they’ve been active in the new team.',
  undoUntil: (day: string) => `Undo until ${day}`,
  undone: 'Undone',
  back: (count: number) => (count === 1 ? '1 member is back' : `${count} members are back`),
  stayed: (count: number) => (count === 1 ? '1 member stays there' : `${count} members stay there`),
  staying,
}
