import { mayMarkPerson } from '@touchline/domain/attendance/permissions'
import { matchEventsOf } from '@touchline/domain/moves/match-events'
import type { PlannedEvent } from '@touchline/domain/moves/team-history'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertMovedMatches, sportOfTeam } from '../queries/matches.ts'

/** Who writes, and the members by the row that added them. */
export interface RecordWriting {
  readonly context: ActorContext
  readonly memberIds: ReadonlyMap<number, string>
}

/** Scores, scorers and cards of past matches. */
export async function writeMatches(
  tx: Transaction,
  { context: { actor, now }, memberIds }: RecordWriting,
  placed: readonly { readonly event: PlannedEvent; readonly id: string }[],
): Promise<readonly string[]> {
  const { teamId, accountId } = actor
  const told = placed.filter(
    ({ event: { score, figures } }) => score !== null || figures.length > 0,
  )
  if (told.length === 0) return []
  const sport = await sportOfTeam(tx, teamId)
  const matches = told.map(({ event, id }) => {
    const figures = event.figures.flatMap(({ who, ...figure }) => {
      const member = memberIdOf(who, memberIds)
      const isOpen = member !== undefined && mayMarkPerson(actor, member)
      return isOpen ? [{ ...figure, who: member }] : []
    })
    return { id, score: event.score, events: matchEventsOf({ ...event, figures }, sport) }
  })
  const filled = matches.filter(({ score, events }) => score !== null || events.length > 0)
  return insertMovedMatches(tx, { teamId, accountId, now }, filled)
}

/** The member of a candidate's id; undefined if the row added none. */
export function memberIdOf(
  who: string,
  memberIds: ReadonlyMap<number, string>,
): string | undefined {
  return who.startsWith('row:') ? memberIds.get(Number(who.slice('row:'.length))) : who
}
