/** The format's version, raised when older programs can't read new archives. We read all earlier ones. */
export const archiveFormat = 'touchline-team'
export const archiveVersion = 7

/** For clubs: the club's own data and an archive of each team. */
export const clubArchiveFormat = 'touchline-club'
export const clubArchiveVersion = 1
export const clubArchiveTeams = 100

/** The kinds of rows in reading order: a row refers only to earlier kinds, or its own. */
export const archiveKinds = [
  'team',
  'seasons',
  'venues',
  'opponents',
  'fields',
  'members',
  'guardians',
  'guardianships',
  'tasks',
  'series',
  'events',
  'answers',
  'marks',
  'duties',
  'matchDays',
  'lineUps',
  'lineUpPlayers',
  'clockMarks',
  'matchEvents',
  'leagues',
  'leagueTeams',
  'stages',
  'matches',
  'adjustments',
  'lots',
] as const
export type ArchiveKind = (typeof archiveKinds)[number]

/** The version that added a kind; earlier archives have no file for it. */
const firstVersions: Partial<Record<ArchiveKind, number>> = {
  series: 5,
  matchDays: 5,
  lineUps: 5,
  lineUpPlayers: 5,
  clockMarks: 5,
  matchEvents: 5,
}

/** All kinds in archives of a version. */
export function kindsInVersion(version: number): readonly ArchiveKind[] {
  return archiveKinds.filter((kind) => (firstVersions[kind] ?? 1) <= version)
}

/** The kinds that the preview counts. */
export const previewedKinds = [
  'members',
  'guardians',
  'events',
  'series',
  'answers',
  'marks',
  'lineUps',
  'matchEvents',
  'leagues',
  'matches',
  'seasons',
  'venues',
  'opponents',
  'tasks',
  'fields',
] as const satisfies readonly ArchiveKind[]
export type PreviewedKind = (typeof previewedKinds)[number]

/** What archives of teams leave out. */
export const leftOutKinds = [
  'accounts',
  'health',
  'consents',
  'former_people',
  'pictures',
  'messages',
  'collections',
  'votes',
  'match_sheets',
  'planned_invitations',
  'links',
  'history',
] as const

/** Older versions leave out more; text/integrations/archives has the sentences. */
export const allLeftOut = [...leftOutKinds, 'match_days', 'series', 'reminders'] as const
export type LeftOut = (typeof allLeftOut)[number]

/** More than any team has, and few enough to read at once. */
export const archiveLimits = {
  /** Of the file, and of everything unpacked. */
  bytes: 5 * 1_048_576,
  unpackedBytes: 48 * 1_048_576,
  /** Personal invitations of all events together. */
  invitees: 200_000,
  rows: {
    team: 1,
    seasons: 100,
    venues: 1000,
    opponents: 2000,
    fields: 30,
    members: 2000,
    guardians: 8000,
    guardianships: 16_000,
    tasks: 500,
    series: 10_000,
    events: 10_000,
    answers: 200_000,
    marks: 200_000,
    duties: 50_000,
    matchDays: 10_000,
    lineUps: 10_000,
    lineUpPlayers: 200_000,
    clockMarks: 100_000,
    matchEvents: 200_000,
    leagues: 200,
    leagueTeams: 5000,
    stages: 1000,
    matches: 20_000,
    adjustments: 5000,
    lots: 2000,
  } satisfies Record<ArchiveKind, number>,
} as const
