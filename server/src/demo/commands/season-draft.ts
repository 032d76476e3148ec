import { addDays } from '@touchline/domain/events/days'
import { v7 as newId } from 'uuid'

import { findTeamsOfClub } from '#server/clubs/queries/teams.ts'
import { saveSeasonDates, saveSeasonRows } from '#server/events/commands/season/save.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { DemoClub } from './memberships.ts'

/** The manager has begun to plan the next half of the year; two teams meet on one pitch. */
export async function addSeasonDraft(
  tx: Transaction,
  { clubId, cast, words, now }: DemoClub,
): Promise<void> {
  const planner = { owner: { kind: 'club', id: clubId }, accountId: cast.manager.id, now } as const
  const today = now.toISOString().slice(0, 10)
  const [from, to] = [addDays(today, 60), addDays(today, 240)]
  const season = { from, to, region: null, breaks: [], version: 0 }
  await saveSeasonDates(tx, planner, season)
  const teams = await findTeamsOfClub(tx, clubId)
  const rows = teams.slice(0, 4).map(({ id }, at) => ({
    id: newId(),
    cells: {
      team: id,
      kind: 'training',
      days: at % 2 === 0 ? 'TU, TH' : 'MO, TH',
      from: at < 2 ? '17:30' : '19:00',
      to: at < 2 ? '19:00' : '20:30',
      venue: words.hall.name,
      first: '',
      last: '',
      opponent: '',
      side: '',
      runsInHolidays: false,
    },
    version: 0,
  }))
  const order = rows.map(({ id }) => id)
  await saveSeasonRows(tx, planner, { rows, removed: [], order })
}
