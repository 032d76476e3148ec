/** The sports of the specification; a team may also write its own. */
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

/** The sports a club's team rows offer: those played team against team. */
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

/** Both documents' lists in one, and those that sports associations use; a team may also write its own. */
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

/** As the sports' associations play, children's formats included; the usual one of adults first. */
const formatsOfSports: Readonly<Record<string, readonly Format[]>> = {
  football: ['11v11', '9v9', '8v8', '7v7', '5v5', '3v3'],
  basketball: ['5v5', '3v3', '4v4'],
  volleyball: ['6v6', '4v4', '3v3'],
  handball: ['7v7', '6v6', '5v5', '4v4'],
  rugby: ['15v15', '13v13', '10v10', '7v7'],
}

/** Whether one of the formats fits a sport: swimmers, and many who write their own, have none. */
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

/** The role the creator of a team plays in it. */
export const creatorRole = 'Player - coach'

export function isFormat(text: string): text is Format {
  return formats.some((format) => format === text)
}
