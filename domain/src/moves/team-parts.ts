import { teamKey } from '../members/import/places.ts'
import type { MovePart } from './read-move.ts'
import type { PartOfTeam } from './team-history.ts'

/** The parts of a move by the normalised name of the team they are about; empty for none. */
export function partsByTeam(parts: readonly MovePart[]): ReadonlyMap<string, PartOfTeam[]> {
  const teams = new Map<string, PartOfTeam[]>()
  for (const [at, part] of parts.entries())
    for (const [team, own] of teamsOfPart(part, at))
      teams.set(team, [...(teams.get(team) ?? []), own])
  return teams
}

/** The whole part, for a move into one team. */
export function wholePart(part: MovePart, at: number): PartOfTeam {
  const { events, people, records, totals } = part
  return { part: at, events, people, records, totals }
}

/** A record goes to the team of its person, else of its event, else of the file. */
function teamsOfPart(part: MovePart, at: number): ReadonlyMap<string, PartOfTeam> {
  const own = teamKey(part.team)
  const eventTeams = part.events.map((event) => (event?.team ? teamKey(event.team) : own))
  const personTeams = part.people.map(({ team }) => teamKeysIn(team))
  const records = byTeam(part.records, ({ person, event }) =>
    orElse(personTeams[person], eventTeams[event] ?? ''),
  )
  const totals = byTeam(part.totals, ({ person }) => orElse(personTeams[person], own))
  const teams = new Set([...eventTeams.filter((team) => team !== ''), ...personTeams.flat()])
  const hasHistory = part.events.length > 0 || part.totals.length > 0
  if (teams.size === 0 && hasHistory) teams.add(own)
  return new Map(
    [...teams].map((team) => {
      const mine = records.get(team) ?? []
      const used = new Set(mine.map(({ event }) => event))
      const events = part.events.map((event, index) =>
        used.has(index) || eventTeams[index] === team ? event : undefined,
      )
      const of = { part: at, events, people: part.people, records: mine }
      return [team, { ...of, totals: totals.get(team) ?? [] }]
    }),
  )
}

function orElse(teams: readonly string[] | undefined, other: string): readonly string[] {
  return teams === undefined || teams.length === 0 ? [other] : teams
}

function byTeam<T>(
  things: readonly T[],
  teamsOf: (thing: T) => readonly string[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things)
    for (const team of teamsOf(thing)) {
      const group = groups.get(team)
      if (group) group.push(thing)
      else groups.set(team, [thing])
    }
  return groups
}

function teamKeysIn(cell: string): readonly string[] {
  return cell
    .split(/[,;|\n]/)
    .map(teamKey)
    .filter((key) => key !== '')
}
