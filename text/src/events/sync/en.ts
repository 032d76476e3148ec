import type { CalendarProblem } from '@touchline/domain/events/following'

const problems: Record<CalendarProblem | 'calendar_address_required' | 'calendars_full', string> = {
  calendar_address_required: 'Please enter a calendar URL',
  calendars_full: 'You can follow 10 calendars. Stop one first.',
  bad_address: 'Enter the web address of a calendar',
  unreachable: 'We couldn’t read a calendar at this address',
  too_large: 'Calendars can be up to 5 MB',
  not_a_calendar: 'Choose an iCalendar file (.ics)',
  too_many_entries: 'Too large: we read up to 5,000 dates over two years.',
  busy: 'Already being read. Try again in a few minutes.',
  adder_left: 'Stopped: the person who added it no longer runs this team',
}

export const sync = {
  title: 'Synchronize events',
  problems,
  exportText: 'Subscribe on your phone or computer.',
  exportTitle: 'In your calendar',
  apple: 'Apple Calendar',
  google: 'Google Calendar',
  exportUrl: 'Export URL',
  copy: 'Copy export URL',
  secret: 'Keep it private. It shows titles, times, places and your children’s first names.',
  leaveOut: 'Hide declined events',
  leaveOutHint: 'If off, they show as × and count as free.',
  choiceFailed: 'Not saved',
  renew: 'Make new link',
  renewTitle: 'Make a new link?',
  renewText: 'The old link stops working straight away, also in your calendars.',
  renewed: 'New link made',
  importTitle: 'From another calendar',
  importText: 'From a league or club calendar, updated every hour.',
  fromUrl: 'From URL',
  import: 'Import',
  reading: 'Reading calendar...',
  file: 'Choose file',
  fileHint: 'iCalendar (.ics), up to 5 MB',
  found: (name: string) => `Found in ${name}`,
  created: (count: number) => (count === 1 ? '1 new event' : `${count} new events`),
  changed: (count: number) => (count === 1 ? '1 event changes' : `${count} events change`),
  gone: (count: number) => (count === 1 ? '1 event is gone' : `${count} events are gone`),
  missing: (count: number) =>
    count === 1
      ? '1 event is missing. We keep it for now.'
      : `${count} events are missing. We keep them for now.`,
  cutOff: 'This calendar is incomplete. Some events may be missing.',
  guessedZone: (name: string) => `Check the times: we guessed the time zone “${name}”`,
  alsoGuessed: (count: number) =>
    count === 1 ? '1 more time zone was guessed' : `${count} more time zones were guessed`,
  unreadable: (count: number) =>
    count === 1
      ? '1 entry has no date and is left out'
      : `${count} entries have no date and are left out`,
  tooOften: (title: string) => `“${title}” repeats too often and is left out`,
  alsoTooOften: (count: number) =>
    count === 1 ? '1 more entry repeats too often' : `${count} more entries repeat too often`,
  nothing: 'Everything is already in your calendar.',
  typesAre: 'Event type',
  asTitled: 'From the title',
  ofType: (type: string, count: number) => `${type}: ${count}`,
  back: 'Back',
  confirm: 'Import events',
  importing: 'Importing...',
  importStarted: 'Calendar import initiated',
  followed: 'Imported calendars',
  files: 'Files',
  events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  read: (when: string) => `Updated ${when}`,
  next: (when: string) => `next ${when}`,
  stopped: 'Stopped. You keep its events.',
  broken: (when: string) => `This calendar hasn’t worked since ${when}`,
  brokenNamed: (name: string, when: string) => `“${name}” hasn’t worked since ${when}`,
  missingText: (count: number) =>
    count === 1
      ? '1 event is missing from it. We keep it for now.'
      : `${count} events are missing from it. We keep them for now.`,
  keep: 'Keep',
  kept: 'Events kept',
  remove: 'Remove them',
  removeTitle: (count: number) => (count === 1 ? 'Remove 1 event?' : `Remove ${count} events?`),
  removeText: 'We cancel events that have answers and tell everyone invited.',
  removed: 'Events removed',
  refresh: 'Update now',
  refreshed: 'Calendar updated',
  stop: 'Stop',
  stopTitle: (name: string) => `Stop following ${name}?`,
  stopText: 'You keep its events, but they no longer update.',
  loading: 'Loading...',
  follows: (name: string) =>
    `From “${name}”. Your changes stay until that calendar updates the event.`,
}
