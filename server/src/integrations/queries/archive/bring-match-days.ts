import type { ArchivedRow } from '@touchline/contract/integrations/shapes/archives'

import type { Transaction } from '#server/platform/database/database.ts'

import { inPortions, type Bringing } from './bringing.ts'

/** Matches on their day; whoever brings them stands as who wrote and noted it all. */
export async function bringMatchDays(tx: Transaction, bringing: Bringing): Promise<void> {
  await inPortions(daysOf(bringing), (some) => tx.insertInto('match_days').values(some).execute())
  await bringLineUps(tx, bringing)
  await bringNoted(tx, bringing)
}

const unwritten: Omit<ArchivedRow<'matchDays'>, 'event'> = {
  scorer: null,
  periods: null,
  report: null,
}

/** A match has one as soon as there is something to say, be it a result alone. */
function daysOf(bringing: Bringing) {
  const { rows, ids } = bringing
  const written = new Map(rows.matchDays.map((row) => [row.event, row]))
  return rows.events.flatMap(({ outcome, endedAt }, index) => {
    const day = written.get(index + 1)
    if (day === undefined && outcome === null && endedAt === null) return []
    return [
      {
        ...writtenOf(bringing, day ?? unwritten),
        event_id: ids.of('events', index + 1),
        outcome: outcome === null ? null : JSON.stringify(outcome),
        ended_at: endedAt,
      },
    ]
  })
}

function writtenOf(
  { teamId, accountId, ids }: Bringing,
  { scorer, periods, report }: typeof unwritten,
) {
  return {
    team_id: teamId,
    scorer_id: ids.maybe('members', scorer),
    period_count: periods === null ? null : periods.count,
    period_minutes: periods === null ? null : periods.minutes,
    report,
    report_by: report === null ? null : accountId,
  }
}

async function bringLineUps(
  tx: Transaction,
  { teamId, accountId, now, rows, ids }: Bringing,
): Promise<void> {
  const lineUps = rows.lineUps.map((row) => ({
    team_id: teamId,
    event_id: ids.of('events', row.event),
    formation: row.formation,
    published_at: row.publishedAt,
    version: 1,
    saved_by: accountId,
    saved_at: now,
  }))
  const players = rows.lineUpPlayers.map((row) => ({
    team_id: teamId,
    event_id: ids.of('events', row.event),
    member_id: ids.of('members', row.member),
    roster_team_id: teamId,
    place: row.place,
    shirt_number: row.shirtNumber,
    is_captain: row.isCaptain,
  }))
  await inPortions(lineUps, (some) => tx.insertInto('line_ups').values(some).execute())
  await inPortions(players, (some) => tx.insertInto('line_up_players').values(some).execute())
}

async function bringNoted(tx: Transaction, bringing: Bringing): Promise<void> {
  const { teamId, accountId, now, rows, ids } = bringing
  const marks = rows.clockMarks.map((row, index) => ({
    id: ids.of('clockMarks', index + 1),
    team_id: teamId,
    event_id: ids.of('events', row.event),
    kind: row.kind,
    period: row.period,
    at: row.at,
    noted_by: accountId,
    noted_at: now,
  }))
  const onRoster = (member: number | null) => (member === null ? null : teamId)
  const noted = rows.matchEvents.map((row, index) => ({
    id: ids.of('matchEvents', index + 1),
    team_id: teamId,
    event_id: ids.of('events', row.event),
    kind: row.kind,
    side: row.side,
    member_id: ids.maybe('members', row.member),
    member_team_id: onRoster(row.member),
    partner_id: ids.maybe('members', row.partner),
    partner_team_id: onRoster(row.partner),
    period: row.period,
    second: row.second,
    noted_by: accountId,
    noted_at: row.notedAt,
  }))
  await inPortions(marks, (some) => tx.insertInto('match_clock_marks').values(some).execute())
  await inPortions(noted, (some) => tx.insertInto('match_events').values(some).execute())
}
