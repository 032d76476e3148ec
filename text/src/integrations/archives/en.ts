import type { LeftOut, PreviewedKind } from '@touchline/domain/integrations/archives'

const kinds: Record<PreviewedKind, string> = {
  members: 'Members',
  guardians: 'Parents and guardians',
  events: 'Events',
  series: 'Recurring events',
  answers: 'Answers',
  marks: 'Attendance marks',
  lineUps: 'Line-ups',
  matchEvents: 'Goals, cards and substitutions',
  leagues: 'Leagues',
  matches: 'Matches',
  seasons: 'Seasons',
  venues: 'Locations',
  opponents: 'Opponents',
  tasks: 'Tasks',
  fields: 'Custom fields',
}

const left: Record<LeftOut, string> = {
  accounts: 'Accounts: everyone joins again',
  health: 'Health data and emergency contacts',
  consents: 'Consents: guardians are asked again',
  former_people: 'Former members, guests and blocked guardians',
  pictures: 'Pictures, logos and files',
  messages: 'Messages and comments',
  collections: 'Collections, bills and the subscription',
  votes: 'Votes for the best player',
  match_sheets: 'Match sheets',
  match_days: 'Line-ups, match reports, scorers and votes',
  series: 'Recurrence: each date becomes a single event',
  planned_invitations: 'Planned invitations: send them yourself',
  reminders: 'Reminders and planned invitations',
  links: 'Links, calendar subscriptions, webhooks and public league pages',
  history: 'Change history: entries appear as yours',
}

/** A team that is taken along as a file, and a new one that is made of such a file. */
export const archives = {
  exportTitle: 'Export or move team',
  exportAbout: 'One file for any Touchline site. It contains personal data: keep it safe.',
  onlyAdmins: 'For team admins who see the whole roster.',
  make: 'Export',
  making: 'Exporting…',
  made: 'File saved',
  within: 'Included',
  without: 'Not included',
  beyond: 'Shorten this to export the team:',
  importTitle: 'Import a team',
  importAbout: 'Creates a new team from an export. No one is invited or emailed.',
  choose: 'Choose a file',
  drop: 'Drop the file here',
  hint: 'touchline-team-….zip, up to 5 MB',
  reading: 'Reading…',
  madeAt: (day: string) => `Exported ${day}`,
  sameName: 'You already have a team with this name.',
  whatIsMade: 'What we’ll import',
  me: (name: string) => `You’ll be ${name} on the roster.`,
  notMe: 'Your email isn’t on the roster: you join as an admin.',
  admins: (count: number) =>
    count === 1
      ? '1 person becomes an admin on joining.'
      : `${count} people become admins on joining.`,
  confirm: 'Import team',
  importing: 'Importing…',
  other: 'Choose another file',
  kinds,
  left,
}
