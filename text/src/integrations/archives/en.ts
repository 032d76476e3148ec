import type { LeftOut, PreviewedKind } from '@touchline/domain/integrations/archives'

const kinds: Record<PreviewedKind, string> = {
  members: 'Members',
  guardians: 'Parents and guardians',
  events: 'Events',
  series: 'Recurring events',
  answers: 'Answers',
  marks: 'Attendance marks',
  lineUps: 'Line-ups',
  matchEvents: 'What was noted of matches: goals, cards, substitutions',
  leagues: 'Leagues',
  matches: 'Matches',
  seasons: 'Seasons',
  venues: 'Locations',
  opponents: 'Opponents',
  tasks: 'Tasks',
  fields: 'Fields of your own',
}

const left: Record<LeftOut, string> = {
  accounts: 'Accounts: everybody joins anew',
  health: 'Health data and emergency contacts',
  consents: 'Consents: they are asked for anew',
  former_people: 'Former members, guests of other teams, and guardians who were blocked',
  pictures: 'Pictures, logos and files',
  messages: 'Messages and comments',
  collections: 'Collections, bills and the subscription',
  votes: 'Votes for the best player: who chose whom stays secret',
  match_sheets: 'Match sheets',
  match_days: 'Line-ups, match reports, scorers and votes',
  series: 'Rules of repetition: each date is an event of its own',
  planned_invitations: 'Planned invitations: whoever was not asked yet is asked when you say so',
  reminders: 'Reminders and planned invitations',
  links: 'Links, calendars followed, webhooks and public pages of leagues',
  history: 'Who changed or answered what and when: it is written as yours',
}

/** A team that is taken along as a file, and a new one that is made of such a file. */
export const archives = {
  exportTitle: 'Take the team along',
  exportAbout:
    'Roster, calendar, leagues and match days of the team in one file: another Touchline, or this one, makes a new team of them. Some things stay behind; both lists are below. Keep the file like the roster itself: it holds names, addresses and birth dates.',
  onlyAdmins: 'Only admins of the team take it along, and only those who may see its whole roster.',
  make: 'Make the archive',
  making: 'Packing…',
  made: 'The archive is saved',
  within: 'What goes along',
  without: 'What stays behind',
  beyond: 'Something in the team is longer than an archive can hold. Shorten it and try again:',
  importTitle: 'Import a team',
  importAbout:
    'A team that was taken along from a Touchline becomes a new team of yours. Nobody is invited, linked or written to.',
  choose: 'Choose a file',
  drop: 'Drop the archive here',
  hint: 'A file touchline-team-….zip, 5 MB at most',
  reading: 'Reading…',
  madeAt: (day: string) => `Taken along on ${day}`,
  sameName:
    'You have a team of this name already. This makes another one; what you have stays as it is.',
  whatIsMade: 'This will be made',
  me: (name: string) => `You become ${name} on the roster.`,
  notMe:
    'You are none of these people by your e-mail address: you are added to the roster as an admin.',
  admins: (count: number) =>
    count === 1
      ? 'One person would be an admin once they join.'
      : `${count} people would be admins once they join.`,
  confirm: 'Make this team',
  importing: 'Making the team…',
  other: 'Choose another file',
  kinds,
  left,
}
