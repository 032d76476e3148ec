/**
 * Groups of fields that a single date of a series owns: a practice moved to another hall keeps the
 * hall when the others move; one with only another kit moves along.
 */
const ownable = {
  type: 'type',
  title: 'title',
  details: 'details',
  date: 'when',
  startTime: 'when',
  endDate: 'when',
  endTime: 'when',
  isAllDay: 'when',
  venueId: 'where',
  location: 'where',
  meetingTime: 'meeting',
  meetingPlace: 'meeting',
  opponentId: 'opponent',
  opponent: 'opponent',
  homeAway: 'homeAway',
  kit: 'kit',
  places: 'places',
  minimum: 'minimum',
  deadline: 'deadline',
  reminders: 'reminders',
  attachments: 'attachments',
} as const

type EventField = keyof typeof ownable

function isEventField(name: string): name is EventField {
  return Object.hasOwn(ownable, name)
}

/** The parts of an event that some changed fields are about. */
export function changedParts(changes: Readonly<Record<string, unknown>>): readonly string[] {
  const parts = Object.entries(changes).flatMap(([field, value]) =>
    value !== undefined && isEventField(field) ? [ownable[field]] : [],
  )
  return [...new Set(parts)]
}

/** The part of a change that reaches a date with own fields. */
export function withoutOwnFields<Changes extends object>(
  changes: Changes,
  own: readonly string[],
): Partial<Changes> {
  const kept: Partial<Changes> = { ...changes }
  for (const field in kept)
    if (isEventField(field) && own.includes(ownable[field])) delete kept[field]
  return kept
}
