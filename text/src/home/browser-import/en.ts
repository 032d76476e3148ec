import type { KeptReason } from '@touchline/contract/home/shapes/browser-import'
import type { SavedProblemCode } from '@touchline/domain/home/browser-import/saved'

type Problem = (about: string, value: string) => string

const problems: Record<SavedProblemCode, Problem> = {
  unreadable: (about) => `What is saved as “${about}” cannot be read. It stays in this browser.`,
  too_large: (about) =>
    `What is saved as “${about}” is too large to read. It stays in this browser.`,
  nameless: (_, value) =>
    value === '1'
      ? '1 entry has no name and is left out.'
      : `${value} entries have no name and are left out.`,
  too_many_records: (_, value) =>
    `${value} more are left for the next time: 200 are brought at once.`,
  too_many_members: (_, value) =>
    `The list is longer than 500 members: ${value} are left out and stay in this browser.`,
  too_many_guardians: (about, value) => `${about} has more than 10 parents: ${value} are left out.`,
  too_many_leagues: (_, value) =>
    `The list is longer than 50 leagues: ${value} are left out and stay in this browser.`,
  fixtures_incomplete: (about, value) =>
    `${about}: ${value === '1' ? '1 match has' : `${value} matches have`} no usable opponent or date and stay out.`,
  same_id: () => 'Another team here has the same number, and the members come with that one.',
  club_missing: () => 'Its club is not saved here, so it comes without one.',
  members_without_team: (_, value) =>
    value === '1'
      ? 'The member list of a deleted team is still saved here. It stays in this browser.'
      : `The member lists of ${value} deleted teams are still saved here. They stay in this browser.`,
  sport_missing: () => 'No sport is saved: it becomes “Other”.',
  gender_unknown: (_, value) => `Nobody knows the gender “${value}”: it is left open.`,
  format_unknown: (_, value) => `Nobody knows the format “${value}”: it is left open.`,
  phone_unreadable: (about, value) => `${about}: “${value}” is not a phone number and is left out.`,
  email_unreadable: (about, value) =>
    `${about}: “${value}” is not an e-mail address and is left out.`,
  birth_date_unreadable: (about, value) =>
    `${about}: “${value}” is not a date of birth and is left out.`,
  logo_lost: () => 'Its logo was not kept in this browser: choose it again in the settings.',
  logo_not_an_image: () => 'Its logo is not an image and is left out.',
  logo_too_large: () => 'Its logo is larger than 5MB and is left out.',
  name_cut: (about) => `${about}: a name of more than 100 letters is shortened.`,
}

const kept: Record<KeptReason, (name: string) => string> = {
  joined: (name) => `${name} stays: somebody else has joined it.`,
  used: (name) => `${name} stays: it has been used since.`,
  not_mine: (name) => `${name} stays: you no longer run it.`,
}

/** What an older version saved in the browser, brought into the account. */
export const bringing = {
  offer: 'Bring the teams saved in this browser into your account',
  offerText: 'Nothing is sent before you have looked at it.',
  look: 'Look at them',
  notNow: 'Not now',
  never: 'Never',
  neverDone: 'You will not be asked again in this browser.',
  broughtNote: (day: string) =>
    `Teams came from this browser into your account. You can take them back until ${day}.`,
  seeBrought: 'See what came',

  title: 'Bring your teams',
  lead: 'An older version kept teams and clubs in this browser. Choose what comes into your account. Nothing leaves this browser before you press the button.',
  nothing: 'Nothing is saved in this browser',
  nothingText:
    'Teams that an older version kept in a browser can only be brought from that browser. Sign in there.',
  toTeams: 'My teams & clubs',
  loading: 'Looking at what you have...',
  failed: 'Your teams could not be compared',
  failedHint: 'What is saved in this browser is safe.',
  severalOwners:
    'Several people have used this browser. Only tick what is yours: member lists hold other people’s data.',

  clubs: 'Clubs',
  teams: 'Teams',
  teamOf: (club: string) => `Team of ${club}`,
  there: 'You have this one already',
  members: (count: number) =>
    count === 0 ? 'No members' : count === 1 ? '1 member' : `${count} members`,
  parents: (count: number) => (count === 1 ? '1 parent' : `${count} parents`),
  admins: (count: number) => (count === 1 ? '1 admin' : `${count} admins`),
  invited: (count: number) => (count === 1 ? '1 was only invited' : `${count} were only invited`),
  who: 'Who comes along',
  checks: (count: number) => (count === 1 ? '1 thing to know' : `${count} things to know`),
  problems,
  league: (name: string, matches: number) =>
    `League “${name}”, ${matches === 1 ? '1 match' : `${matches} matches`}. Nobody is asked before you send the invitations.`,

  chosen: (count: number) =>
    count === 0 ? 'Nothing chosen' : count === 1 ? '1 chosen' : `${count} chosen`,
  all: 'Choose all',
  bring: 'Bring into my account',
  bringing: 'Bringing...',
  pictures: (done: number, all: number) => `Logo ${done} of ${all}`,
  nothingChosen: 'Choose a team or a club first.',
  tooMuch: 'This is too much for one go. Choose fewer teams, and bring the rest afterwards.',
  copy: 'Download a copy',
  copyHint:
    'Afterwards, what was brought is removed from this browser, because it holds other people’s data. Keep a copy if you like.',
  copyName: 'teams-of-this-browser.json',
  unanswered: 'The answer did not arrive. Press again: nothing is brought twice.',
  refused: 'Your teams could not be brought. Nothing has changed, here or in your account.',

  done: 'Your teams are in your account',
  logosLost: (names: string) =>
    `The logo could not be brought: ${names}. Choose it again in the settings.`,
  earlier: 'Brought so far',
  broughtOn: (day: string) => `Brought on ${day}`,
  gone: 'Deleted',
  undo: 'Undo',
  undoing: 'Undoing...',
  undoUntil: (day: string) => `Can be undone until ${day}.`,
  undoTitle: 'Take these teams back?',
  undoText:
    'Teams that nobody else has joined or used since disappear from your account. You can restore them for 30 days under “My teams & clubs”.',
  undone: 'Taken back. You can restore them for 30 days under “My teams & clubs”.',
  undonePartly: 'Some of them stay:',
  kept,
  undoneOn: (day: string) => `Undone on ${day}`,
}
