export const cashBoxLimits = {
  /** "Late for practice", not a rule book. */
  nameLength: 60,
  noteLength: 200,
  items: 100,
  /** People charged at once. */
  people: 100,
  /** Entries on a page of the list. */
  page: 30,
} as const
