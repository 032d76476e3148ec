import { creatorRole } from '../../teams/options.ts'
import { complaints, phoneOf, type Complain, type Setting } from './contacts.ts'
import { leaguesOf } from './leagues.ts'
import { logoOf } from './logo.ts'
import { membersKey, membersOf } from './people.ts'
import { countAt, isLongerThan, isRaw, isTrueAt, lineAt, listIn, type Raw } from './raw.ts'
import {
  mostSavedRecords,
  type Saved,
  type SavedClub,
  type SavedGroup,
  type SavedTeam,
  type Stored,
} from './saved.ts'
import {
  ageGroupNamed,
  colourNamed,
  formatNamed,
  genderNamed,
  roleNamed,
  sportNamed,
} from './words.ts'

const teamsKey = 'userTeams'
const mostName = 100

interface Found {
  readonly key: string
  readonly browserId: string
  readonly raw: Raw
  readonly name: string
  readonly isClub: boolean
  /** Another record of the list has the same id and comes first. */
  readonly isSecond: boolean
}

/**
 * Understands the teams, clubs, members and parents that older versions kept in the browser.
 * Whatever stands there, this never throws: what cannot be understood becomes a problem.
 */
export function readSaved(stored: Stored, setting: Setting): Saved {
  const { problems, complain } = complaints()
  const found = recordsOf(stored, complain)
  const clubs = found.filter(({ isClub }) => isClub)
  const teams = found.filter(({ isClub }) => !isClub)
  complainAboutOrphans(stored, teams, complain)
  return {
    clubs: clubs.map((club) => clubOf(club, setting)),
    teams: teams.map((team) => teamOf(team, { stored, setting, clubs })),
    problems,
  }
}

function recordsOf(stored: Stored, complain: Complain): readonly Found[] {
  const list = listIn(stored[teamsKey])
  if (list.kind === 'absent') return []
  if (list.kind !== 'records') {
    complain(list.kind, teamsKey)
    return []
  }
  const seen = new Set<string>()
  const found = list.records.flatMap((raw, index): Found[] => {
    const name = isRaw(raw) ? lineAt(raw, 'name', mostName) : ''
    if (!isRaw(raw) || name === '') return []
    const browserId = lineAt(raw, 'id', 80)
    const isClub = isTrueAt(raw, 'isClub')
    const isSecond = seen.has(browserId)
    seen.add(browserId)
    return [{ key: String(index), browserId, raw, name, isClub, isSecond }]
  })
  const nameless = list.records.length - found.length
  if (nameless > 0) complain('nameless', teamsKey, String(nameless))
  if (found.length > mostSavedRecords)
    complain('too_many_records', teamsKey, String(found.length - mostSavedRecords))
  return found.slice(0, mostSavedRecords)
}

/** Members whose team has been deleted in the browser stay where they are. */
function complainAboutOrphans(stored: Stored, teams: readonly Found[], complain: Complain): void {
  const known = new Set(teams.map(({ browserId }) => membersKey(browserId)))
  const orphans = Object.keys(stored).filter(
    (key) => key.startsWith(membersKey('')) && !known.has(key),
  )
  const filled = orphans.filter((key) => {
    const list = listIn(stored[key])
    return list.kind === 'records' && list.records.length > 0
  })
  if (filled.length > 0) complain('members_without_team', teamsKey, String(filled.length))
}

function clubOf(found: Found, setting: Setting): SavedClub {
  const { problems, complain } = complaints()
  const memberCount = countAt(found.raw, 'memberCount', 1_000_000)
  const teamCount = countAt(found.raw, 'teamCount', 1000)
  return {
    ...groupOf(found, setting, complain),
    ...(memberCount === undefined ? {} : { memberCount }),
    ...(teamCount === undefined ? {} : { teamCount }),
    problems,
  }
}

interface Around {
  readonly stored: Stored
  readonly setting: Setting
  readonly clubs: readonly Found[]
}

function teamOf(found: Found, { stored, setting, clubs }: Around): SavedTeam {
  const { raw, name: teamName, browserId } = found
  const { problems, complain } = complaints()
  const clubKey = clubKeyOf(found, clubs, complain)
  const isAlone = browserId !== '' && !found.isSecond
  if (found.isSecond && browserId !== '') complain('same_id', teamName)
  return {
    ...groupOf(found, setting, complain),
    ...playOf(found, complain),
    role: roleNamed(lineAt(raw, 'role', 60)) || creatorRole,
    ...(clubKey === undefined ? {} : { clubKey }),
    members: isAlone ? membersOf({ stored, browserId, teamName, setting, complain }) : [],
    leagues: isAlone ? leaguesOf({ stored, browserId, teamName, complain }) : [],
    problems,
  }
}

type Play = Pick<SavedTeam, 'gender' | 'format' | 'ageGroup'>

/** Who plays in the team, and how. */
function playOf({ raw, name }: Found, complain: Complain): Play {
  const genderWord = lineAt(raw, 'gender', 40)
  const gender = genderNamed(genderWord)
  if (genderWord !== '' && gender === undefined) complain('gender_unknown', name, genderWord)
  const formatWord = lineAt(raw, 'format', 40)
  const format = formatNamed(formatWord)
  if (formatWord !== '' && format === undefined) complain('format_unknown', name, formatWord)
  const ageGroup = ageGroupNamed(lineAt(raw, 'ageGroup', 60) || lineAt(raw, 'age', 60))
  return {
    ...(gender === undefined ? {} : { gender }),
    ...(format === undefined ? {} : { format }),
    ...(ageGroup === '' ? {} : { ageGroup }),
  }
}

function groupOf(
  { key, browserId, raw, name }: Found,
  setting: Setting,
  complain: Complain,
): Omit<SavedGroup, 'problems'> {
  if (isLongerThan(raw, 'name', mostName)) complain('name_cut', name)
  const sport = sportNamed(lineAt(raw, 'sport', 60))
  if (sport === '') complain('sport_missing', name)
  const optional = {
    ownerId: lineAt(raw, 'userId', 80) || undefined,
    color: colourNamed(lineAt(raw, 'color', 40)),
    phone: phoneOf({ raw, about: name, complain }, setting.country),
    logo: logoOf(raw, name, complain),
  }
  return { key, browserId, name, sport: sport === '' ? 'other' : sport, ...defined(optional) }
}

function clubKeyOf(
  { raw, name }: Found,
  clubs: readonly Found[],
  complain: Complain,
): string | undefined {
  const parentId = lineAt(raw, 'parentClubId', 80)
  if (parentId === '') return undefined
  const club = clubs.find(({ browserId }) => browserId === parentId)
  if (club === undefined) complain('club_missing', name)
  return club?.key
}

type Defined<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Without the fields that hold nothing. */
function defined<T extends Readonly<Record<string, string | undefined>>>(fields: T): Defined<T> {
  const kept: { -readonly [Key in keyof T]?: Exclude<T[Key], undefined> } = {}
  for (const name in fields) {
    const value = fields[name]
    if (isDefined(value)) kept[name] = value
  }
  return kept
}

function isDefined<T>(value: T): value is Exclude<T, undefined> {
  return value !== undefined
}
