/** Products and lists that a club can move from. */
export const moveSources = [
  'sporteasy',
  'teamsnap',
  'spond',
  'heja',
  'clubdesk',
  'easyverein',
  'excel',
] as const

export type MoveSource = (typeof moveSources)[number]

/** What a file of a move holds. `empty` and `unknown` files bring nothing. */
export const fileKinds = [
  'members',
  'attendance',
  'events',
  'statistics',
  'chat',
  'unknown',
  'empty',
] as const

export type FileKind = (typeof fileKinds)[number]

/** Limits of one move, checked before any file is read. */
export const moveLimits = {
  /** One for each event of a season in several teams. */
  files: 200,
  /** All files together. */
  bytes: 5_200_000,
  /** Rows of a file: one for each person and event. */
  rows: 30_000,
  /** Columns of a file: one for each event. */
  columns: 1000,
  events: 6000,
  /** People times events. */
  records: 150_000,
} as const
