const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** The two steps of a new conversation. */
export const starting = {
  steps: ['Create message', 'Select recipients'],
  next: 'Next',
  back: 'Back',
  start: 'Send',
  starting: 'Sending...',
  subject: 'Subject',
  message: 'Message',
  messageRequired: 'Write a message',
  announcement: 'Announcement',
  announcementHint: 'Only staff can answer.',

  to: (whom: string) => `To: ${whom}`,
  whom: 'Who gets it?',
  whole: 'Whole team',
  staff: 'Staff',
  staffHint: 'Coaches, team admins and club managers',
  players: 'Players',
  guardians: 'Parents',
  guardiansHint: 'Of players under 18',
  event: 'Everyone invited to an event',
  eventField: 'Event',
  eventRequired: 'Choose an event',
  noEvents: 'No upcoming events',
  sender: 'The sender',
  named: 'Chosen people',
  peopleRequired: 'Choose at least one person',
  size: people,
  search: 'Search people',
  members: 'Members',
  parents: 'Parents',
  parentOf: (children: string) => `Parent of ${children}`,
  noPeopleFound: 'No one found.',
  failed: 'Couldn’t load the members',
  eventsFailed: 'Couldn’t load the events',
  chosen: (count: number) => `${people(count)} chosen`,

  reaches: {
    both: 'Parents get it too',
    guardians: 'Under 16: parents get it instead',
    nobody: 'Hasn’t joined yet',
  },

  preview: {
    reach: (count: number) => (count === 1 ? 'Goes to 1 person' : `Goes to ${count} people`),
    disturb: (count: number) =>
      count === 0 ? 'no notifications' : count === 1 ? '1 is notified' : `${count} are notified`,
    guardians: (count: number) =>
      count === 1 ? 'Includes 1 parent of a minor.' : `Includes ${count} parents of minors.`,
    insteadOf: (names: string) => `Parents get it instead of ${names}.`,
    missing: (names: string) => `Not joined yet: ${names}.`,
    failed: 'Couldn’t count the recipients.',
    refusal: {
      not_allowed: 'Only staff can write to groups.',
      too_young: 'Until you’re 16, you can only write to the whole team.',
      guardian_needed: 'A parent must join first: under-18s never chat alone with an adult.',
      nobody: 'None of them has joined yet.',
    },
  },
}
