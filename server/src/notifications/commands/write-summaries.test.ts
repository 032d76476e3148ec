import { dailyBudget } from '@touchline/domain/accounts/summaries'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { cancelEvent } from '#server/events/commands/cancel.ts'
import { remindUnanswered } from '#server/events/commands/remind.ts'
import { anEvent, aPlayingTeam, type Playing } from '#server/events/testing/playing-team.ts'
import {
  aTeamWithConversations,
  type ConversationTest,
} from '#server/messages/testing/conversation-test.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { saveDailySummary } from '../queries/summaries.ts'
import { openCentre } from '../testing/centre.ts'
import { lettersTo, tokensIn } from '../testing/letters.ts'
import { writeLetters } from './write-letters.ts'
import { writeSummaries } from './write-summaries.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
const morning = '2026-03-14T09:00:00.000Z'
const quarterPast = '2026-03-14T09:15:00.000Z'
const evening = '2026-03-14T18:00:00.000Z'

beforeEach(async () => {
  platform.setClock(morning)
  await centre.settle()
})

/** Runs the minutely job. */
async function writeAt(moment: string): Promise<void> {
  await centre.settle()
  platform.setClock(moment)
  await writeSummaries(platform)
}

describe('messages unread for a quarter of an hour', () => {
  let stage: ConversationTest
  beforeEach(async () => {
    stage = await aTeamWithConversations(platform)
  })
  const to = (who: keyof ConversationTest['accounts']) =>
    lettersTo(platform, { accountId: stage.accounts[who] })

  test('come in one email by conversation, with their authors', async () => {
    const own = await stage.start('coach', stage.toPeople('pau'))
    await stage.said('coach', own, 'Bring the balls')
    const all = await stage.start('admin', { kind: 'team' }, { subject: 'Summer party' })
    await writeAt('2026-03-14T09:14:00.000Z')
    expect(await to('pau')).toEqual([])

    await writeAt(quarterPast)
    const [letter, ...more] = await to('pau')
    expect(more).toEqual([])
    expect(letter).toMatchObject({ kind: 'notifications.messages' })
    expect(letter?.text).toContain('Coach Ruiz: Hello')
    expect(letter?.text).toContain('Coach Ruiz: Bring the balls')
    expect(letter?.text).toContain('· Summer party')
    expect(letter && tokensIn(letter, 'unsubscribe')).toHaveLength(1)
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    for (const id of [own, all])
      expect(letter?.text).toContain(`/team/${stage.teamId}/messages/${id}`)
  })

  test('are counted only as far as a page goes', async () => {
    const id = await stage.start('coach', stage.toPeople('pau'))
    await centre.settle()
    await sql`insert into messages (id, team_id, conversation_id, seq, author_id, client_id, words, sent_at)
      select gen_random_uuid(), m.team_id, m.conversation_id, n, m.author_id, gen_random_uuid(), 'More', m.sent_at
      from messages m, generate_series(2, 150) n where m.conversation_id = ${id}`.execute(database)
    await sql`update conversations set last_seq = 150 where id = ${id}`.execute(database)
    await writeAt(quarterPast)
    const [letter] = await to('pau')
    expect(letter?.text).toContain('- And many more messages')
    expect(letter?.text).not.toMatch(/\d more messages/)
  })

  test('are omitted once read, muted, deleted or of a former team', async () => {
    const read = await stage.start('coach', stage.toPeople('pau'))
    await centre.settle()
    await stage.ask('pau', `PATCH /conversations/${read}/mine`, { readSeq: 1 })
    const muted = await stage.start('coach', stage.toPeople('iris'))
    await centre.settle()
    await stage.ask('iris', `PATCH /conversations/${muted}/mine`, { isMuted: true })
    await stage.start('coach', { kind: 'role', role: 'staff' })
    await centre.settle()
    await sql`update members set left_at = ${morning} where id = ${stage.rows.admin}`.execute(
      database,
    )
    await writeAt(quarterPast)
    for (const who of ['pau', 'iris', 'admin'] as const) expect(await to(who)).toEqual([])
  })

  test('of a child go to the parents, unless unsubscribed, and never to the child', async () => {
    await stage.start('admin', { kind: 'team' })
    await centre.settle()
    await sql`insert into email_opt_outs (account_id, kind, opted_out_at)
      values (${stage.accounts.iris}, 'message_sent', ${morning})`.execute(database)
    await writeAt(quarterPast)
    expect(await to('leo')).toEqual([])
    expect(await to('leosMother')).toHaveLength(1)
    expect(await to('iris')).toEqual([])
  })

  test('are emailed once, with several processes or a repeated event', async () => {
    await stage.start('coach', stage.toPeople('pau'))
    await centre.settle()
    platform.setClock(quarterPast)
    await Promise.all([1, 2, 3].map(() => writeSummaries(platform)))
    await centre.hearAgain()
    await writeAt('2026-03-14T10:00:00.000Z')
    expect(await to('pau')).toHaveLength(1)
  })
})

describe('the daily email', () => {
  let team: Playing
  beforeEach(async () => {
    team = await aPlayingTeam(database)
  })
  const to = () => lettersTo(platform, team.player)
  const wanted = (sendAt = '18:00') =>
    database.transaction().execute((tx) =>
      saveDailySummary(tx, team.player.accountId, {
        isOn: true,
        sendAt,
        now: platform.clock(),
      }),
    )

  test('has unread items, at the chosen time in the person’s zone', async () => {
    await sql`update accounts set time_zone = 'Europe/Madrid'
      where id = ${team.player.accountId}`.execute(database)
    await wanted('20:30')
    await anEvent(database, team.coach, { title: 'Practice' })
    await writeAt('2026-03-14T19:29:00.000Z')
    expect(await to()).toEqual([])
    await writeAt('2026-03-14T19:30:00.000Z')
    const [letter] = await to()
    expect(letter).toMatchObject({
      kind: 'notifications.summary',
      subject: 'Your day: 1 update',
    })
    expect(letter?.text).toContain('- New in')
    expect(letter?.text).toContain('Practice')
    expect(letter?.text).toContain('One email a day')
  })

  const usual = () =>
    sql`delete from daily_summaries where account_id in (
      ${team.player.accountId}, ${team.mother.accountId})`.execute(database)

  test('offers to answer a new event; a cancellation is emailed at once', async () => {
    await usual()
    const first = await anEvent(database, team.coach, { title: 'Passing' })
    await centre.settle()
    await writeLetters(platform)
    await writeAt('2026-03-14T16:59:00.000Z')
    expect(await lettersTo(platform, team.mother)).toEqual([])

    await writeAt(evening)
    const letters = await lettersTo(platform, team.mother)
    expect(letters).toHaveLength(1)
    const { text = '', kind } = letters[0] ?? {}
    expect(kind).toBe('notifications.summary')
    for (const name of ['Leo', 'Mia']) expect(text).toMatch(new RegExp(`${name}:\\n.*/answer/`))

    const asking = { actor: team.coach, now: platform.clock(), eventId: first }
    await database.transaction().execute((tx) => cancelEvent(tx, asking, { reason: null }))
    await centre.settle()
    platform.setClock('2026-03-14T18:15:00.000Z')
    await writeLetters(platform)
    expect((await lettersTo(platform, team.mother)).map((one) => one.kind)).toEqual([
      'notifications.summary',
      'notifications.event_cancelled',
    ])
  })

  test('is sent once: later items wait for tomorrow’s', async () => {
    await usual()
    await anEvent(database, team.coach, { title: 'Passing' })
    await centre.settle()
    await writeAt(evening)
    await anEvent(database, team.coach, { title: 'Shooting' })
    await centre.settle()
    await writeAt('2026-03-14T21:00:00.000Z')
    expect(await to()).toHaveLength(1)
    await writeAt('2026-03-15T18:00:00.000Z')
    expect(await to()).toHaveLength(2)
  })

  test('comes earlier, complete, for an event that begins before it', async () => {
    await usual()
    await anEvent(database, team.coach, { title: 'Passing' })
    await anEvent(database, team.coach, {
      title: 'Today',
      date: '2026-03-14',
      startTime: '19:00',
      endTime: '20:00',
    })
    await centre.settle()
    await writeAt('2026-03-14T09:01:00.000Z')
    const letters = await to()
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('2 new events')
    await writeAt(evening)
    expect(await to()).toHaveLength(1)
  })

  test('does not delay a coach’s reminder', async () => {
    await usual()
    const eventId = await anEvent(database, team.coach, { title: 'Passing' })
    await centre.settle()
    const asked = { actor: team.coach, now: platform.clock(), eventId }
    await database.transaction().execute((tx) => remindUnanswered(tx, asked))
    await centre.settle()
    platform.setClock('2026-03-14T09:50:00.000Z')
    await writeLetters(platform)
    const kinds = (await lettersTo(platform, team.mother)).map(({ kind }) => kind)
    expect(kinds).toEqual(['notifications.answer_reminder'])
  })

  test('is not sent when everything was read', async () => {
    await wanted()
    await anEvent(database, team.coach)
    await centre.settle()
    await sql`update notifications set read_at = now()`.execute(database)
    await writeAt(evening)
    expect(await to()).toEqual([])
  })

  test('delays no other when it fails, and is retried', async () => {
    const zoneOf = (zone: string) =>
      sql`update accounts set time_zone = ${zone} where id = ${team.player.accountId}`.execute(
        database,
      )
    for (const { accountId } of [team.player, team.mother])
      await database.transaction().execute((tx) =>
        saveDailySummary(tx, accountId, {
          isOn: true,
          sendAt: '18:00',
          now: new Date(morning),
        }),
      )
    await anEvent(database, team.coach)
    await centre.settle()
    await zoneOf('Nowhere/At_All')
    await writeAt(evening)
    expect(await to()).toEqual([])
    expect(await lettersTo(platform, team.mother)).toHaveLength(1)
    await zoneOf('UTC')
    await writeAt('2026-03-14T18:05:00.000Z')
    expect(await to()).toHaveLength(1)
  })

  test('has what exceeds the day’s limit; cancellations within a day are sent at once', async () => {
    const ids: string[] = []
    for (let count = 0; count < dailyBudget + 3; count += 1) {
      ids.push(await anEvent(database, team.coach, { title: `Event ${count}` }))
      await centre.settle()
      await sql`update notifications set read_at = now() where account_id = ${team.player.accountId}
        and ${count < dailyBudget}`.execute(database)
    }
    expect(await to()).toHaveLength(dailyBudget)

    const soon = await anEvent(database, team.coach, {
      title: 'Today',
      date: '2026-03-14',
      startTime: '20:00',
      endTime: '21:00',
    })
    await centre.settle()
    const asking = { actor: team.coach, now: platform.clock(), eventId: soon }
    await database.transaction().execute((tx) => cancelEvent(tx, asking, { reason: null }))
    await centre.settle()
    expect((await to()).at(-1)?.subject).toBe('Cancelled: Today, Sat 14 Mar (Norte U12)')

    await writeAt(evening)
    const summary = (await to()).at(-1)
    expect(summary?.subject).toBe('Your day: 1 update')
    expect(summary?.text).toContain('4 new events')
    platform.setClock('2026-03-15T09:00:00.000Z')
    await anEvent(database, team.coach, { title: 'Tomorrow' })
    await centre.settle()
    expect((await to()).at(-1)?.subject).toMatch(/^New: Tomorrow, /)
  })
})
