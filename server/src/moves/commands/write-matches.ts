import { mayMarkPerson } from '@touchline/domain/attendance/permissions'
import type { EarlierFigures } from '@touchline/domain/moves/earlier-figures'
import { matchEventsOf } from '@touchline/domain/moves/match-events'
import type { PlannedEvent } from '@touchline/domain/moves/team-history'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertEarlierFigures } from '../queries/earlier-figures.ts'
import { insertMovedMatches, sportOfTeam } from '../queries/matches.ts'

/** Who writes, and the members by the row that added them. */
export interface RecordWriting {
  readonly context: ActorContext
  readonly memberIds: ReadonlyMap<number, string>
}

/** Scores, scorers and cards of past matches. */
export async function writeMatches(
  tx: Transaction,
  { context, memberIds }: RecordWriting,
  placed: readonly { readonly event: PlannedEvent; readonly id: string }[],
): Promise<readonly string[]> {
  const { teamId, accountId } = context.actor
  const told = placed.filter(
    ({ event: { score, figures, keepsOwn } }) =>
      !keepsOwn && (score !== null || figures.length > 0),
  )
  if (told.length === 0) return []
  const sport = await sportOfTeam(tx, teamId)
  const matches = told.map(({ event, id }) => {
    const figures = event.figures.flatMap((one) => ofMember(one, { context, memberIds }))
    return { id, score: event.score, events: matchEventsOf({ ...event, figures }, sport) }
  })
  const filled = matches.filter(({ score, events }) => score !== null || events.length > 0)
  return insertMovedMatches(tx, { teamId, accountId, now: context.now }, filled)
}

/** Figures that no match holds. Returns the members that got some. */
export function writeEarlierFigures(
  tx: Transaction,
  writing: RecordWriting,
  earlier: readonly EarlierFigures[],
): Promise<readonly string[]> {
  const rows = earlier.flatMap((one) => ofMember(one, writing))
  return insertEarlierFigures(tx, writing.context.actor.teamId, rows)
}

/** The same about the member; empty for members that the writer may not mark. */
function ofMember<T extends { readonly who: string }>(
  about: T,
  { context, memberIds }: RecordWriting,
): T[] {
  const who = memberIdOf(about.who, memberIds)
  return who !== undefined && mayMarkPerson(context.actor, who) ? [{ ...about, who }] : []
}

/** The member of a candidate's id; undefined if the row added none. */
export function memberIdOf(
  who: string,
  memberIds: ReadonlyMap<number, string>,
): string | undefined {
  return who.startsWith('row:') ? memberIds.get(Number(who.slice('row:'.length))) : who
}
