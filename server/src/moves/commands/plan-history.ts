import type { ImportPlan, RosterMember } from '@touchline/domain/members/import/plan'
import type { Candidate } from '@touchline/domain/moves/match-people'
import {
  planHistoryInParts,
  type PartOfTeam,
  type TeamHistory,
} from '@touchline/domain/moves/team-history'

import { untilDone } from '#server/members/commands/preview-import.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findEarlierFigures } from '../queries/earlier-figures.ts'
import { findKnownEvents } from '../queries/events.ts'
import { untitledEvent } from './untitled.ts'

/** A team that gets events, and who will be on its roster. */
export interface TeamToFill {
  /** A team's id, or the key of a new one. */
  readonly target: string
  /** Undefined for a new team. */
  readonly teamId: string | undefined
  readonly name: string
  readonly zone: string
  readonly language: string
  readonly roster: readonly RosterMember[]
  readonly plan: ImportPlan
}

export interface PlannedHistory extends TeamHistory {
  readonly team: Pick<TeamToFill, 'target' | 'teamId' | 'name' | 'zone'>
  /** How many have figures from before already and keep them. */
  readonly keptEarlier: number
}

interface Choices {
  readonly now: Date
  readonly persons: Readonly<Record<string, string>>
}

/** Compares what the files say about one team with its events and people. */
export async function planTeamHistory(
  db: Queryable,
  team: TeamToFill,
  { parts, now, persons }: Choices & { readonly parts: readonly PartOfTeam[] },
): Promise<PlannedHistory> {
  const days = parts.flatMap(({ events }) => events.flatMap((event) => event?.day ?? [])).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  const { teamId, zone } = team
  const known =
    teamId === undefined || from === undefined || to === undefined
      ? []
      : await findKnownEvents(db, { teamId, zone, from, to })
  const history = await untilDone(
    planHistoryInParts(
      parts,
      { candidates: candidatesOf(team), known },
      { zone, now, untitled: untitledEvent(team.language), persons },
    ),
  )
  const { target, name } = team
  const kept = teamId === undefined ? new Set() : await findEarlierFigures(db, teamId)
  const earlier = history.earlier.filter(({ who }) => !kept.has(who))
  const keptEarlier = history.earlier.length - earlier.length
  return { ...history, earlier, keptEarlier, team: { target, teamId, name, zone } }
}

/** People whose records the importer may not set are left out. */
function candidatesOf({ roster, plan }: Pick<TeamToFill, 'roster' | 'plan'>): Candidate[] {
  const open = roster.filter(({ isClosed }) => isClosed !== true)
  const ids = new Set(open.map(({ id }) => id))
  const listed = plan.steps.flatMap(({ row, memberId, member }): Candidate[] => {
    if (memberId !== undefined && !ids.has(memberId)) return []
    const { firstName, lastName, dateOfBirth = null } = member
    return [{ id: memberId ?? `row:${row}`, firstName, lastName, dateOfBirth }]
  })
  return [
    ...open.map(({ id, firstName, lastName, dateOfBirth }) => ({
      id,
      firstName,
      lastName,
      dateOfBirth,
    })),
    ...listed,
  ]
}

/** True if a history has events or figures to write. */
export function hasNews({ events, earlier }: PlannedHistory): boolean {
  return events.length > 0 || earlier.length > 0
}
