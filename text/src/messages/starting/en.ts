const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** A new conversation in two steps: what to say, and to whom. */
export const starting = {
  steps: ['Create message', 'Select recipients'],
  next: 'Next',
  back: 'Back',
  start: 'Send',
  starting: 'Sending...',
  subject: 'Subject',
  message: 'Message',
  messageRequired: 'A message is needed',
  announcement: 'Announcement',
  announcementHint: 'Everybody reads it, only staff can answer.',

  to: (whom: string) => `To: ${whom}`,
  whom: 'Who gets it?',
  whole: 'Whole team',
  staff: 'Staff',
  staffHint: 'Coaches and admins of the team, and the managers of its club',
  players: 'Players',
  guardians: 'Parents',
  guardiansHint: 'Of everybody under 18',
  event: 'Those asked to an event',
  eventField: 'Event',
  eventRequired: 'Choose an event',
  noEvents: 'No event is coming up',
  named: 'People by name',
  peopleRequired: 'Choose at least one person',
  size: people,
  search: 'Search people',
  members: 'Members',
  parents: 'Parents one by one',
  parentOf: (children: string) => `Parent of ${children}`,
  nobodyFound: 'Nobody has this name.',
  failed: 'The people of the team could not be loaded',
  eventsFailed: 'The events could not be loaded',
  chosen: (count: number) => `${people(count)} chosen`,

  reaches: {
    both: 'The parents get it, too',
    guardians: 'Under 16: the parents get it instead',
    nobody: 'Has not joined yet',
  },

  preview: {
    reach: (count: number) => (count === 1 ? '1 person reads it' : `${count} people read it`),
    disturb: (count: number) =>
      count === 0 ? 'nobody is notified' : count === 1 ? '1 is notified' : `${count} are notified`,
    guardians: (count: number) =>
      count === 1
        ? '1 parent is in because somebody is not of age.'
        : `${count} parents are in because somebody is not of age.`,
    insteadOf: (names: string) => `The parents read it in place of ${names}.`,
    missing: (names: string) => `Will not get it, has not joined: ${names}.`,
    failed: 'How many people get it could not be asked.',
    refusal: {
      not_allowed: 'Only staff can write to groups.',
      too_young:
        'Until you are 16 your parents write to people for you. You can write in what is for the whole team.',
      guardian_needed:
        'Somebody under 18 would be alone with an adult. A parent has to join the team first.',
      nobody: 'Nobody of them has joined the team yet.',
    },
  },
}
