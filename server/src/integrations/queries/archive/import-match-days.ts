import type { ArchivedRow } from '@touchline/contract/integrations/shapes/archives'

import type { Transaction } from '#server/platform/database/database.ts'

import { inBatches, type TeamImport } from './import-context.ts'

/** Match days, with the importer as author. */
export async function importMatchDays(tx: Transaction, context: TeamImport): Promise<void> {
  await inBatches(daysOf(context), (some) => tx.insertInto('match_days').values(some).execute())
  await importLineUps(tx, context)
  await importNoted(tx, context)
}

const unwritten: Omit<ArchivedRow<'matchDays'>, 'event'> = {
  scorer: null,
  periods: null,
  report: null,
}

/** A match has one as soon as there is any data, even only a result. */
function daysOf(context: TeamImport) {
  const { rows, ids } = context
  const written = new Map(rows.matchDays.map((row) => [row.event, row]))
  return rows.events.flatMap(({ outcome, endedAt }, index) => {
    const day = written.get(index + 1)
    if (day === undefined && outcome === null && endedAt === null) return []
    return [
      {
        ...writtenOf(context, day ?? unwritten),
        event_id: ids.of('events', index + 1),
        outcome: outcome === null ? null : JSON.stringify(outcome),
        ended_at: endedAt,
      },
    ]
  })
}

function writtenOf(
  { teamId, accountId, ids }: TeamImport,
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

async function importLineUps(
  tx: Transaction,
  { teamId, accountId, now, rows, ids }: TeamImport,
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
  await inBatches(lineUps, (some) => tx.insertInto('line_ups').values(some).execute())
  await inBatches(players, (some) => tx.insertInto('line_up_players').values(some).execute())
}

async function importNoted(tx: Transaction, context: TeamImport): Promise<void> {
  const { teamId, accountId, now, rows, ids } = context
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
  await inBatches(marks, (some) => tx.insertInto('match_clock_marks').values(some).execute())
  await inBatches(noted, (some) => tx.insertInto('match_events').values(some).execute())
}
