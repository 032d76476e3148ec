/** The specification's sports; teams may also enter their own. */
export const sports = [
  'football',
  'basketball',
  'volleyball',
  'handball',
  'rugby',
  'tennis',
  'swimming',
  'athletics',
  'other',
] as const
export type Sport = (typeof sports)[number]

/** Sports offered for a club's teams: those played team against team. */
export const clubTeamSports = [
  'football',
  'basketball',
  'volleyball',
  'handball',
  'rugby',
  'tennis',
] as const satisfies readonly Sport[]

export const genders = ['men', 'women', 'mixed'] as const
export type Gender = (typeof genders)[number]

/**
 * The specification's age groups and those of sports associations; teams may also enter their own.
 */
export const ageGroups = [
  '5-under',
  'u5',
  'u6',
  'u7',
  'u8',
  'u9',
  'u10',
  'u11',
  'u12',
  'u13',
  'u14',
  'u15',
  'u16',
  'u17',
  'u18',
  'u19',
  'u20',
  'u21',
  'u23',
  '6-10',
  '11-14',
  '15-18',
  '19-23',
  '24-30',
  '30-plus',
  'adults',
  'senior',
  'veterans',
] as const
export type AgeGroup = (typeof ageGroups)[number]

export const formats = [
  '3v3',
  '4v4',
  '5v5',
  '6v6',
  '7v7',
  '8v8',
  '9v9',
  '10v10',
  '11v11',
  '13v13',
  '15v15',
] as const
export type Format = (typeof formats)[number]

/** Formats used by the associations, including children's; the usual adult format is first. */
const formatsOfSports: Readonly<Record<string, readonly Format[]>> = {
  football: ['11v11', '9v9', '8v8', '7v7', '5v5', '3v3'],
  basketball: ['5v5', '3v3', '4v4'],
  volleyball: ['6v6', '4v4', '3v3'],
  handball: ['7v7', '6v6', '5v5', '4v4'],
  rugby: ['15v15', '13v13', '10v10', '7v7'],
}

/** True if the sport has formats we know; swimming, for example, has none. */
export function hasFormats(sport: string): boolean {
  return sport in formatsOfSports
}

/** All formats, those of the sport first. */
export function formatsOf(sport: string): readonly Format[] {
  const own = formatsOfSports[sport] ?? []
  return [...own, ...formats.filter((format) => !own.includes(format))]
}

export const teamTypes = ['club', 'school', 'company', 'friends'] as const
export type TeamType = (typeof teamTypes)[number]

/** The role label of a team's creator. */
export const creatorRole = 'Player - coach'

export function isFormat(text: string): text is Format {
  return formats.some((format) => format === text)
}
