import type { Mark } from '@touchline/domain/attendance/marks'

const marks: Record<Mark, string> = {
  present: 'Present',
  late: 'Late',
  absent: 'Absent',
  injured: 'Injured',
}

export const attendance = {
  title: 'Attendance',
  season: 'Season',
  team: 'Team',
  allSeasons: 'All seasons',
  tabs: { summary: 'Summary', byEvent: 'By event', tasks: 'Task assignment' },
  search: 'Search',
  filter: 'Members shown',
  filters: { all: 'All', players: 'Players', staff: 'Staff' },
  empty: 'Your attendance summary will show here once your first events will be over.',
  nothingFound: 'Nobody matches your search',
  print: 'Print',
  export: 'Export',
  /** The name of the exported file, without its ending. */
  file: 'attendance',
  columns: {
    member: 'Member',
    role: 'Role',
    invited: 'Events',
    going: 'Going',
    maybe: 'Maybe',
    notGoing: 'Not going',
    silent: 'No answer',
    present: 'Present',
    late: 'Late',
    absent: 'Absent',
    injured: 'Injured',
    answeredRate: 'Answered',
    presenceRate: 'Attendance rate',
  },
  events: (count: number) => (count === 1 ? '1 past event' : `${count} past events`),
  noRate: 'No figures yet',
  onlyOwn: 'You see your own record and those of your children.',

  next: 'Next events',
  past: 'Past events',
  emptyNext: 'No upcoming event',
  emptyPast: 'No past event',
  showMore: 'Show more',
  whoComes: 'Who comes',
  whoCame: 'Who came',

  marks,
  mark: (name: string) => `Mark ${name}`,
  noMark: 'Not marked',
  markAllPresent: 'Everyone who said yes was present',
  saved: 'Attendance saved',
  notStarted: 'Attendance can be marked once the event has begun.',
  onlyStaff: 'Only coaches and admins mark attendance.',

  tasksEmpty: 'Tasks given to members will show here.',
}
