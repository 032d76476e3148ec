/** What a program must know to read an archive; goes up when an older one no longer could. Those before it are read. */
export const archiveFormat = 'touchline-team'
export const archiveVersion = 7

/** Of a club: what is said of the club itself, and an archive of each of its teams. */
export const clubArchiveFormat = 'touchline-club'
export const clubArchiveVersion = 1
/** More than one file can hold of most teams. */
export const clubArchiveTeams = 100

/**
 * The kinds of rows of an archive, in the order in which they are read: a row names only rows of
 * kinds before it, or of its own.
 */
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

/** Since which version there is a kind; those before it have no file for it. */
const firstVersions: Partial<Record<ArchiveKind, number>> = {
  series: 5,
  matchDays: 5,
  lineUps: 5,
  lineUpPlayers: 5,
  clockMarks: 5,
  matchEvents: 5,
}

/** The kinds that an archive of a version has, each of them. */
export function archiveKindsOf(version: number): readonly ArchiveKind[] {
  return archiveKinds.filter((kind) => (firstVersions[kind] ?? 1) <= version)
}

/** Of which kinds the preview tells how many there are. */
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

/** What a team has and its archive has not. */
export const leftOutOfArchives = [
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

/** Also what those of older versions have not; the sentences are in text/integrations/archives. */
export const everLeftOut = [...leftOutOfArchives, 'match_days', 'series', 'reminders'] as const
export type LeftOut = (typeof everLeftOut)[number]

/** More than any team has, and little enough to be read at once. */
export const archiveLimits = {
  /** Of the file, and of all that is in it. */
  bytes: 5 * 1_048_576,
  unpackedBytes: 48 * 1_048_576,
  /** People invited by name, of all events together. */
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
