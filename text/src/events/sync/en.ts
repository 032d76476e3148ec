import type { CalendarProblem } from '@touchline/domain/events/following'

const problems: Record<CalendarProblem | 'calendar_address_required' | 'calendars_full', string> = {
  calendar_address_required: 'Please enter a calendar URL',
  calendars_full: 'A team can follow 10 calendars. Stop one first.',
  bad_address: 'That is not the address of a calendar on the internet',
  unreachable: 'We could not read a calendar at this address',
  too_large: 'This calendar is larger than 5 MB',
  not_a_calendar: 'This is not a calendar. We read iCalendar files (.ics).',
  too_many_entries: 'This calendar is too large. We read up to 5,000 dates in two years.',
  busy: 'This calendar is being read just now. Try again in a few minutes.',
  adder_left: 'Stopped: whoever added it no longer runs this team',
}

export const sync = {
  title: 'Synchronize events',
  problems,
  exportText: 'Subscribe to these events in the calendar on your phone or computer.',
  exportTitle: 'In your calendar',
  apple: 'Apple Calendar',
  google: 'Google Calendar',
  exportUrl: 'Export URL',
  copy: 'Copy export URL',
  secret:
    'Everyone with this link sees titles, times, places and your children’s first names. Don’t share it.',
  leaveOut: 'Leave out what was declined',
  leaveOutHint: 'Otherwise it’s marked × and counts as free time.',
  choiceFailed: 'Your choice could not be saved',
  renew: 'Make a new link',
  renewTitle: 'Make a new link?',
  renewText: 'The old link stops working at once. Calendars that use it need the new one.',
  renewed: 'New link made',
  importTitle: 'From another calendar',
  importText: 'Take over events of a league or club calendar. We look for changes every hour.',
  fromUrl: 'From URL',
  import: 'Import',
  reading: 'Reading the calendar...',
  file: 'Choose a file',
  fileHint: 'An iCalendar file (.ics), at most 5 MB',
  found: (name: string) => `Found in ${name}`,
  created: (count: number) => (count === 1 ? '1 new event' : `${count} new events`),
  changed: (count: number) => (count === 1 ? '1 event changes' : `${count} events change`),
  gone: (count: number) => (count === 1 ? '1 event is gone' : `${count} events are gone`),
  missing: (count: number) =>
    count === 1
      ? '1 event is missing and stays for now'
      : `${count} events are missing and stay for now`,
  cutOff: 'This calendar is cut off at the end. Some events may be missing.',
  guessedZone: (name: string) => `Check the times: we guessed the time zone “${name}”`,
  alsoGuessed: (count: number) =>
    count === 1 ? '1 more time zone was guessed' : `${count} more time zones were guessed`,
  unreadable: (count: number) =>
    count === 1
      ? '1 entry does not say when it is and is left out'
      : `${count} entries do not say when they are and are left out`,
  tooOften: (title: string) => `“${title}” repeats too often for a calendar and is left out`,
  alsoTooOften: (count: number) =>
    count === 1 ? '1 more entry repeats too often' : `${count} more entries repeat too often`,
  nothing: 'Nothing to take over: everything is in your calendar already.',
  typesAre: 'These events are',
  asTitled: 'What their titles say',
  ofType: (type: string, count: number) => `${type}: ${count}`,
  back: 'Back',
  confirm: 'Import events',
  importing: 'Importing...',
  importStarted: 'Calendar import initiated',
  followed: 'Imported calendars',
  files: 'Files',
  events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  read: (when: string) => `Last read ${when}`,
  next: (when: string) => `next ${when}`,
  stopped: 'Stopped. Its events stay in your calendar.',
  broken: (when: string) => `This calendar looks broken since ${when}`,
  brokenNamed: (name: string, when: string) => `The calendar “${name}” looks broken since ${when}`,
  missingText: (count: number) =>
    count === 1
      ? '1 event is missing from it. It stays in your calendar for now.'
      : `${count} events are missing from it. They stay in your calendar for now.`,
  keep: 'Keep',
  kept: 'Events kept',
  remove: 'Remove them',
  removeTitle: (count: number) => (count === 1 ? 'Remove 1 event?' : `Remove ${count} events?`),
  removeText: 'Events with answers are cancelled, and everyone invited is told.',
  removed: 'Events removed',
  refresh: 'Read again now',
  refreshed: 'Calendar read',
  stop: 'Stop',
  stopTitle: (name: string) => `Stop following ${name}?`,
  stopText: 'Its events stay in your calendar and no longer change by themselves.',
  loading: 'Loading...',
  follows: (name: string) =>
    `This event follows the calendar “${name}”. What you change here stays until that calendar changes it.`,
}
