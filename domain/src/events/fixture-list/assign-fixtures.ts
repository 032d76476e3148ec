import { foldText } from '../../values/folding.ts'
import type { Fixture } from './read-fixtures.ts'

/** A match in the calendar of one of the club's teams; a derby has two. */
export interface AssignedFixture {
  readonly fixture: Fixture
  readonly teamId: string
  readonly side: 'home' | 'away'
}

/** A name in the list that may be one of the club's teams. */
export interface UnassignedName {
  readonly key: string
  readonly name: string
  readonly group: string
  readonly count: number
}

export interface FixturePlacement {
  readonly placed: readonly AssignedFixture[]
  readonly questions: readonly UnassignedName[]
  /** Matches without a team of the club. */
  readonly foreign: readonly Fixture[]
}

interface ListOfClub {
  readonly fixtures: readonly Fixture[]
  readonly clubName: string
  readonly teams: readonly { readonly id: string; readonly name: string }[]
  /** Earlier answers by `nameKey`; null: no team of the club. */
  readonly aliases: ReadonlyMap<string, string | null>
}

/** Includes the group, because "SV Musterdorf" may be the U12 and the U14. */
export function nameKey(name: string, group: string): string {
  // Trimmed, as forms trim it too.
  return [foldText(name), foldText(group)].filter(Boolean).join(' | ').slice(0, 400).trim()
}

/** Assigns each match to its team; asks once per unclear name. */
export function assignFixtures(list: ListOfClub): FixturePlacement {
  const placed: AssignedFixture[] = []
  const foreign: Fixture[] = []
  const open: Fixture[] = []
  const teamOf = teamFinder(list)
  for (const fixture of list.fixtures) {
    const found = sides.flatMap((side) => {
      const teamId = teamOf(fixture[side], fixture.group)
      return typeof teamId === 'string' ? [{ fixture, teamId, side }] : []
    })
    placed.push(...found)
    if (found.length > 0) continue
    const answers = sides.map((side) => teamOf(fixture[side], fixture.group))
    const isOpen = sides.some(
      (side, at) => answers[at] === undefined && looksOurs(list, fixture[side]),
    )
    if (answers.includes(null) && !isOpen) foreign.push(fixture)
    else open.push(fixture)
  }
  return { placed, foreign, questions: questionsOf(list, open) }
}

const sides = ['home', 'away'] as const

/** Undefined while unknown. */
function teamFinder({ teams, clubName, aliases }: ListOfClub) {
  const byName = Map.groupBy(
    teams.flatMap(({ id, name }) =>
      [...new Set([foldText(name), foldText(`${clubName} ${name}`)])].map((spelling) => ({
        id,
        spelling,
      })),
    ),
    ({ spelling }) => spelling,
  )
  return (name: string, group: string): string | null | undefined => {
    const said = aliases.get(nameKey(name, group))
    if (said !== undefined) return said
    const found = byName.get(foldText(name)) ?? []
    return found.length === 1 ? found[0]?.id : undefined
  }
}

/** Asks about the side that looks like the club, or else is in the most matches. */
function questionsOf(list: ListOfClub, open: readonly Fixture[]): readonly UnassignedName[] {
  const counts = new Map<string, number>()
  for (const { home, away } of open)
    for (const name of [home, away])
      counts.set(foldText(name), (counts.get(foldText(name)) ?? 0) + 1)
  const asked = new Map<string, UnassignedName>()
  for (const fixture of open) {
    const known = (side: 'home' | 'away') =>
      list.aliases.get(nameKey(fixture[side], fixture.group)) === null
    const [best] = sides
      .filter((side) => !known(side))
      .toSorted((one, other) => weight(fixture[other]) - weight(fixture[one]))
    if (best === undefined) continue
    const [name, { group }] = [fixture[best], fixture]
    const key = nameKey(name, group)
    asked.set(key, { key, name, group, count: (asked.get(key)?.count ?? 0) + 1 })
  }
  return [...asked.values()].toSorted((one, other) => other.count - one.count)

  function weight(name: string): number {
    return (looksOurs(list, name) ? 1_000_000 : 0) + (counts.get(foldText(name)) ?? 0)
  }
}

/** Finds "SV Musterdorf e.V." in "SV Musterdorf II". */
function looksOurs({ clubName }: ListOfClub, name: string): boolean {
  const club = foldText(clubName)
    .replaceAll(/\b(e\.? ?v\.?|asso|association|club)(?= |$)/g, '')
    .trim()
  return club !== '' && foldText(name).includes(club)
}
