import type { Actor } from '@touchline/domain/teams/actor'
import { parse as parseCsv } from 'csv-parse/sync'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { rowOf } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { aPlayedSeason } from '../testing/played-season.ts'

const platform = await testPlatform()
const { teamId, coach, player, mother, leo, ask } = await aPlayedSeason(platform)

async function exported({ accountId }: Actor, input: object): Promise<string[][]> {
  const { status, headers, bytes } = await ask(accountId, {
    method: 'POST',
    path: `/teams/${teamId}/statistics/export`,
    body: { format: 'csv', language: 'en', ...input },
  })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('.csv')
  return parseCsv(bytes, { bom: true })
}

describe('an exported file', () => {
  test('holds the games with their results', async () => {
    const [head, ...lines] = await exported(player, { what: 'games', type: 'friendly' })
    expect(head).toEqual([
      'Date',
      'Opponent',
      'Location',
      'Game type',
      'Result',
      'Scored',
      'Conceded',
    ])
    expect(lines).toEqual([['2026-03-24', 'Millers', 'Away', 'Friendly', 'Win', '4', '1']])
  })

  test('holds the chosen players, limited to what the caller may see', async () => {
    const memberIds = [rowOf(player), leo]
    const lines = await exported(coach, { what: 'players', memberIds })
    expect(lines.map(([name]) => name)).toEqual(['Player', 'Pau Ruiz', 'Leo Ruiz'])
    expect(lines[2]?.slice(2)).toEqual(['2', '1', '50', '1', '0', '0', '0', '1', '33 %'])
    const own = await exported(mother, { what: 'players', memberIds, language: 'de' })
    expect(own.map(([name]) => name)).toEqual(['Spieler', 'Leo Ruiz'])
  })

  test('of a team without Premium holds only one’s own figures', async () => {
    await sql`update teams set created_at = '2026-01-01' where id = ${teamId}`.execute(
      platform.database,
    )
    const lines = await exported(coach, { what: 'players' })
    expect(lines.map(([name]) => name)).toEqual(['Player', 'Carla Ruiz'])
  })
})
