import { cutTo } from '../../values/cut-to.ts'
import { foldedSpellings } from '../../values/folding.ts'
import type { ImportingClub, Place } from './importing-club.ts'
import type { InterpretedRow } from './interpreted-rows.ts'
import { likelyTeams } from './likely-teams.ts'
import { proposeTeam, type TeamProposal } from './new-teams.ts'
import { plainName } from './words.ts'

/** A name in the team column. */
export interface NamedPlace {
  /** The normalised name; empty for rows without a team. */
  readonly key: string
  /** The most common spelling. */
  readonly name: string
  readonly rows: number
  /** Undefined until a person chooses a team for rows without one. */
  readonly place: Place | undefined
  /** True if a person chose the team, or the name is exactly that of a team. */
  readonly isSure: boolean
  /** The team that would be created. */
  readonly proposed: TeamProposal
}

export interface PlacedRows {
  readonly places: readonly NamedPlace[]
  /** Someone in two teams has a row in each. */
  readonly rows: readonly InterpretedRow[]
}

/** Assigns every row of a club's list to a team. */
export function placeRows(
  rows: readonly InterpretedRow[],
  club: ImportingClub,
  today: string,
): PlacedRows {
  const named = withNames(rows, club)
  const groups = groupsOf(named)
  const said = placesOf(groups, club, today)
  const places = [...groups].map(([key, group]): NamedPlace => {
    const name = commonSpelling(group)
    const members = group.map(({ row }) => row)
    const proposed = proposeTeam({ name, rows: members, sport: club.sport }, today)
    return { key, name, rows: group.length, proposed, ...placeOf(key, said, club) }
  })
  const placeOfKey = new Map(places.map(({ key, place }) => [key, place]))
  return {
    places,
    rows: named.flatMap(({ row, names }) => {
      const targets = names.flatMap(({ key }) => teamKeyOfPlace(placeOfKey.get(key)) ?? [])
      return [...new Set(targets)].map((target) => ({ ...row, target }))
    }),
  }
}

/** Of those whom the club keeps without a team: passive and honorary members. */
export const withoutTeam = 'without_team'

/** The key that groups rows by team. */
export function teamKeyOfPlace(place: Place | undefined): string | undefined {
  if (place?.kind === 'without_team') return withoutTeam
  if (place?.kind === 'team') return place.teamId
  return place?.kind === 'new' ? newTeamKey(place.key) : undefined
}

export function newTeamKey(key: string): string {
  return `new:${key}`
}

/** A cell holds anything; teams have shorter names. */
const maxName = 100

/** Folding may lengthen a name; at most 300 characters in UTF-16. */
const maxKey = 150

/** The normalised name of a team: "U 12", "U-12" and "u12" are equal. */
export function teamKey(name: string): string {
  return cutTo(plainName(name).replaceAll(/(?<=\p{L}) (?=\d)/gu, ''), maxKey)
}

/** All normalised spellings of a team name: "Mädchen" and "Maedchen". */
export function teamKeys(name: string): readonly string[] {
  return foldedSpellings(name).map(teamKey)
}

interface TeamName {
  readonly key: string
  readonly spelled: string
}

interface NamedRow {
  readonly row: InterpretedRow
  readonly names: readonly TeamName[]
}

const without: readonly TeamName[] = [{ key: '', spelled: '' }]

function withNames(rows: readonly InterpretedRow[], { teams }: ImportingClub): NamedRow[] {
  const cells = rows.map(({ teams: written = [] }) => written.flatMap(listed))
  const known = new Set([
    ...teams.flatMap(({ name }) => teamKeys(name)),
    ...cells.flat().flatMap(teamKeys),
  ])
  const isKnown = (name: string) => teamKeys(name).some((key) => known.has(key))
  return rows.map((row, at) => {
    const names = (cells[at] ?? []).flatMap((name) => joined(name, isKnown)).map(spelledAs)
    return { row, names: names.length === 0 ? without : names }
  })
}

function spelledAs(spelled: string): TeamName {
  return { key: teamKey(spelled), spelled }
}

/** Splits several teams in a cell: "U13, U15". */
function listed(cell: string): string[] {
  return cell
    .split(/[,;|\n]|:::/)
    .map((name) => cutTo(name.trim(), maxName))
    .filter((name) => teamKey(name) !== '')
}

/** Splits "U13/U15" if both names occur elsewhere; "U12/13" stays one. */
function joined(name: string, isKnown: (name: string) => boolean): string[] {
  const parts = name.split(/\s*[/&+]\s*|\s+(?:und|and|et|y|e|u)\s+/i)
  return parts.length > 1 && parts.every(isKnown) ? parts : [name]
}

function groupsOf(named: readonly NamedRow[]) {
  const groups = new Map<string, { row: InterpretedRow; spelled: string }[]>()
  for (const { row, names } of named)
    for (const { key, spelled } of names)
      groups.set(key, [...(groups.get(key) ?? []), { row, spelled }])
  return groups
}

function commonSpelling(group: readonly { readonly spelled: string }[]): string {
  const counts = [...Map.groupBy(group, ({ spelled }) => spelled)]
  return counts.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? ''
}

type Found = Pick<NamedPlace, 'place' | 'isSure'>

/** Assigns exact names first, then proposes each remaining team once. */
function placesOf(
  groups: ReadonlyMap<string, readonly { readonly spelled: string }[]>,
  { teams, places }: ImportingClub,
  today: string,
): ReadonlyMap<string, Found> {
  const byName = new Map(teams.flatMap((team) => teamKeys(team.name).map((key) => [key, team.id])))
  const sure = [...groups.keys()].flatMap((key) => {
    const teamId = byName.get(key)
    return teamId === undefined ? [] : [[key, { place: inTeam(teamId), isSure: true }] as const]
  })
  const taken = new Set(sure.map(([, { place }]) => place.teamId))
  const open = [...groups]
    .filter(([key]) => key !== '' && !byName.has(key) && !(key in places))
    .map(([key, group]) => ({ key, name: commonSpelling(group) }))
  const free = teams.filter(({ id }) => !taken.has(id))
  const likely = likelyTeams(open, free, today).map(
    ({ key, teamId }) => [key, { place: inTeam(teamId), isSure: false }] as const,
  )
  return new Map<string, Found>([...sure, ...likely])
}

function inTeam(teamId: string) {
  return { kind: 'team', teamId } as const
}

/** A person's choice wins, then the team with this name, then a new team. */
function placeOf(
  key: string,
  found: ReadonlyMap<string, Found>,
  { places, teams }: ImportingClub,
): Found {
  const said = Object.hasOwn(places, key) ? places[key] : undefined
  const isGone = said?.kind === 'team' && !teams.some(({ id }) => id === said.teamId)
  if (said && !isGone) return { place: said, isSure: true }
  if (key === '') return { place: undefined, isSure: false }
  return found.get(key) ?? { place: { kind: 'new', key }, isSure: false }
}
