import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { anEvent, aPlayingTeam, now, type Playing } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { lettersTo } from '../testing/letters.ts'
import { writeLetters } from './write-letters.ts'

const platform = await testPlatform()
const { database } = platform
let team: Playing
let news = 0

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
})

/** Adds that many events, each with such an email waiting for the player. */
async function write(kind: string, count: number): Promise<number> {
  for (let made = 0; made < count; made += 1) {
    const eventId = await anEvent(database, team.coach, { title: `Practice ${made}` })
    if (kind === 'event_cancelled')
      await sql`update events set cancelled_at = ${now} where id = ${eventId}`.execute(database)
    news += 1
    await sql`insert into notification_emails
        (id, account_id, team_id, event_id, kind, outbox_id, task_ids, due_at)
      values (${crypto.randomUUID()}, ${team.player.accountId}, ${team.coach.teamId}, ${eventId},
        ${kind}, ${news}, '{}', ${now})`.execute(database)
  }
  await writeLetters(platform)
  return (await lettersTo(platform, team.player)).filter(
    (letter) => letter.kind === `notifications.${kind}`,
  ).length
}

test.each(['event_created', 'answer_reminder'])(
  'sends one reader thirty emails a day from a team that ask something: %s',
  async (kind) => {
    expect(await write(kind, 35)).toBe(30)
  },
)

test('counts all asking kinds together and allows more a day later', async () => {
  expect(await write('event_created', 20)).toBe(20)
  expect(await write('answer_reminder', 20)).toBe(10)
  platform.setClock(new Date(now.getTime() + 86_400_000).toISOString())
  expect(await write('answer_reminder', 5)).toBe(15)
})

test('a cancellation is sent whatever the daily count', async () => {
  await write('answer_reminder', 35)
  expect(await write('event_cancelled', 35)).toBe(35)
})
