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

/** Both documents' lists in one; a team may also write its own ('U12', 'Veterans'). */
export const ageGroups = [
  '5-under',
  'u8',
  '6-10',
  '11-14',
  '15-18',
  '19-23',
  '24-30',
  '30-plus',
  'senior',
] as const
export type AgeGroup = (typeof ageGroups)[number]

export const formats = ['5v5', '7v7', '11v11', '15v15'] as const
export type Format = (typeof formats)[number]

const sportsWithFormats: readonly string[] = ['football', 'basketball', 'handball', 'rugby']

/** Whether one of the formats fits a sport: swimmers, and many who write their own, have none. */
export function hasFormats(sport: string): boolean {
  return sportsWithFormats.includes(sport)
}

export const teamTypes = ['club', 'school', 'company', 'friends'] as const
export type TeamType = (typeof teamTypes)[number]

/** The role the creator of a team plays in it. */
export const creatorRole = 'Player - coach'

export function isFormat(text: string): text is Format {
  return formats.some((format) => format === text)
}
