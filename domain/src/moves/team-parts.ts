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
  return { part: at, events: part.events, people: part.people, records: part.records }
}

/** A record goes to the team of its person, else of its event, else of the file. */
function teamsOfPart(part: MovePart, at: number): ReadonlyMap<string, PartOfTeam> {
  const eventTeams = part.events.map((event) => teamKey(event?.team || part.team))
  const personTeams = part.people.map(({ team }) => teamKeysIn(team))
  const teams = new Set(eventTeams.filter((team) => team !== ''))
  for (const keys of personTeams) for (const key of keys) teams.add(key)
  if (teams.size === 0 && part.events.length > 0) teams.add('')
  return new Map(
    [...teams].map((team) => {
      const isOf = ({ person, event }: { readonly person: number; readonly event: number }) => {
        const own = personTeams[person] ?? []
        return own.length > 0 ? own.includes(team) : (eventTeams[event] ?? '') === team
      }
      const records = part.records.filter(isOf)
      const used = new Set(records.map(({ event }) => event))
      const events = part.events.map((event, index) =>
        used.has(index) || eventTeams[index] === team ? event : undefined,
      )
      return [team, { part: at, events, people: part.people, records }]
    }),
  )
}

function teamKeysIn(cell: string): readonly string[] {
  return cell
    .split(/[,;|\n]/)
    .map(teamKey)
    .filter((key) => key !== '')
}
