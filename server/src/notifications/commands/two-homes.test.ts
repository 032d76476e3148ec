import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { cancelEvent } from '#server/events/commands/cancel.ts'
import { remindUnanswered } from '#server/events/commands/remind.ts'
import { anEvent, aPlayingTeam, type Playing } from '#server/events/testing/playing-team.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()
const centre = await openCentre(platform)

const weekWithAnna = '2026-03-21'
const weekWithBen = '2026-03-24'
/** Anna from Monday, 16 March, Ben from the 23rd, Anna from the 30th; at 18:00. */
const plan = { days: '11111112222222', handOverAt: '18:00', firstDay: '2026-03-16' }

let team: Playing
let tom: string
let anna: Parent
let ben: Parent
let grandmother: Parent

interface Parent {
  readonly accountId: string
  readonly guardianId: string
}

beforeEach(async () => {
  team = await aPlayingTeam(database)
  tom = await aMember(database, team.teamId, { firstName: 'Tom', role: 'Player' })
  anna = await aParent('Anna')
  ben = await aParent('Ben')
  grandmother = await aParent('Rose')
  await centre.settle()
})

async function aParent(firstName: string): Promise<Parent> {
  const accountId = await anAccount(database, firstName)
  const child = { teamId: team.teamId, memberId: tom }
  return { accountId, guardianId: await aGuardian(database, child, { accountId }) }
}

async function aPlan(change: Partial<typeof plan> & { readonly isAgreed?: boolean } = {}) {
  const { isAgreed = true, days, handOverAt, firstDay } = { ...plan, ...change }
  const planRow = {
    id: newId(),
    team_id: team.teamId,
    member_id: tom,
    first_guardian_id: anna.guardianId,
    second_guardian_id: ben.guardianId,
    first_day: firstDay,
    days,
    hand_over_at: handOverAt,
    proposed_by: anna.guardianId,
    proposed_at: now,
    agreed_at: isAgreed ? now : null,
  }
  await database.insertInto('home_plans').values(planRow).execute()
}

function act<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transaction().execute(run)
}

function aPractice(date: string, startTime = '16:30', endTime = '17:30'): Promise<string> {
  return anEvent(database, team.coach, { date, startTime, endTime })
}

/** Which of the three were notified of what. */
async function notified(): Promise<Record<string, readonly string[]>> {
  return {
    anna: await centre.notificationsOf(anna),
    ben: await centre.notificationsOf(ben),
    grandmother: await centre.notificationsOf(grandmother),
  }
}

const all = (kinds: readonly string[]) => ({ anna: kinds, ben: kinds, grandmother: kinds })
const asked = ['event_created']

describe('an agreed plan', () => {
  test('sends the request to the guardian the child is with, and to others as before', async () => {
    await aPlan()
    await aPractice(weekWithAnna)
    expect(await notified()).toEqual({ ...all(asked), ben: [] })
    await aPractice(weekWithBen)
    expect((await notified())['ben']).toEqual(asked)
    expect((await notified())['anna']).toEqual(asked)
    expect(await centre.notificationsOf(team.mother)).toEqual(['event_created ×2'])
  })

  test('sends reminders there too, changes and cancellations to both', async () => {
    await aPlan()
    const eventId = await aPractice(weekWithBen)
    const asking = { actor: team.coach, now, eventId }
    await act((tx) => remindUnanswered(tx, asking))
    expect((await notified())['ben']).toContain('answer_reminder')
    expect((await notified())['anna']).toEqual([])
    await act((tx) => cancelEvent(tx, asking, { reason: null }))
    expect((await notified())['anna']).toEqual(['event_cancelled'])
    expect((await notified())['ben']).toContain('event_cancelled')
  })

  test('sends the team’s own reminders to the guardian the child is with', async () => {
    await aPlan()
    const eventId = await aPractice(weekWithBen)
    const { starts_at } = await database
      .selectFrom('events')
      .select('starts_at')
      .where('team_id', '=', team.teamId)
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow()
    const payload = {
      teamId: team.teamId,
      eventId,
      whom: 'silent',
      startsAt: starts_at.toISOString(),
    }
    await centre.announce({ name: 'events.reminder_due', topics: [], payload })
    expect((await notified())['ben']).toContain('answer_reminder')
    expect((await notified())['anna']).toEqual([])
  })

  test.each([
    ['from the morning on', '08:00', '09:00'],
    ['until the evening', '22:00', '23:59'],
  ])('follows an exception of one day, %s', async (_, start, end) => {
    await aPlan()
    const away = [{ from: weekWithAnna, until: weekWithAnna, home: 2 }]
    await sql`
      update home_plans set exceptions = ${JSON.stringify(away)}::jsonb
      where team_id = ${team.teamId}`.execute(database)
    await aPractice(weekWithAnna, start, end)
    expect(await notified()).toEqual({ ...all(asked), anna: [] })
  })

  test.each([
    ['before the hand-over', '16:00', '17:30', { ...all(asked), ben: [] }],
    ['at which the child is handed over', '17:00', '19:00', all(asked)],
    ['that ends with the hand-over', '16:30', '18:00', all(asked)],
    ['after the hand-over', '18:00', '19:30', { ...all(asked), anna: [] }],
  ])('on the day of a hand-over, of an event %s', async (...[, start, end, expected]) => {
    await aPlan()
    await aPractice('2026-03-23', start, end)
    expect(await notified()).toEqual(expected)
  })

  test('keeps its hours when the clocks change', async () => {
    // Sunday, 29 March: in Madrid the clocks go forward, and the child goes to Ben at 18:00.
    await aPlan({ days: '11111111111112' })
    await aPractice('2026-03-29', '16:30', '17:30')
    expect(await notified()).toEqual({ ...all(asked), ben: [] })
    await aPractice('2026-03-29', '18:00', '19:00')
    expect((await notified())['ben']).toEqual(asked)
  })

  test('begins its days at midnight of the team', async () => {
    await sql`
      update teams set time_zone = 'Pacific/Auckland' where id = ${team.teamId}`.execute(database)
    await aPlan({ handOverAt: '00:00' })
    // In Auckland it is Monday already, with Ben.
    await aPractice('2026-03-23', '07:00', '08:00')
    expect(await notified()).toEqual({ ...all(asked), anna: [] })
  })

  test('asks both before it begins', async () => {
    await aPlan({ firstDay: '2026-04-06' })
    await aPractice(weekWithBen)
    expect(await notified()).toEqual(all(asked))
  })
})

test('both are asked about a series', async () => {
  await aPlan()
  const repeat = { every: 'week', ends: { kind: 'count', count: 3 } } as const
  await anEvent(database, team.coach, { date: weekWithBen, repeat })
  expect(await notified()).toEqual(all(['event_created ×3']))
})

test('a proposal changes nothing', async () => {
  await aPlan({ isAgreed: false })
  await aPractice(weekWithAnna)
  expect(await notified()).toEqual(all(asked))
})

describe('the other guardian is asked if the one whose day it is', () => {
  const mutes = () =>
    database
      .insertInto('team_mutes')
      .values({ team_id: team.teamId, account_id: ben.accountId })
      .execute()
  const cases: [string, () => Promise<unknown>, readonly string[]][] = [
    ['has muted the team', mutes, []],
    [
      'has neither email nor device',
      () => sql`update accounts set email = null where id = ${ben.accountId}`.execute(database),
      asked,
    ],
    ['has an address from which emails come back', () => anEmail('bounced'), asked],
    ['has an address that no longer answers', () => anEmail('given_up'), asked],
    [
      'has stopped these emails',
      () =>
        database
          .insertInto('email_opt_outs')
          .values({ account_id: ben.accountId, kind: 'event_created', opted_out_at: now })
          .execute(),
      asked,
    ],
    [
      'is blocked',
      () =>
        sql`update guardianships set blocked_at = now()
          where guardian_id = ${ben.guardianId}`.execute(database),
      [],
    ],
    [
      'has left',
      () => sql`delete from guardianships where guardian_id = ${ben.guardianId}`.execute(database),
      [],
    ],
  ]
  test.each(cases)('%s', async (_, happen, forBen) => {
    await aPlan()
    await happen()
    await aPractice(weekWithBen)
    expect(await notified()).toEqual({ ...all(asked), ben: forBen })
  })

  test('not once emails arrive again', async () => {
    await aPlan()
    await anEmail('bounced')
    await anEmail('sent')
    await aPractice(weekWithBen)
    expect(await notified()).toEqual({ ...all(asked), anna: [] })
  })
})

/** The outcome of an email to Ben. */
async function anEmail(state: 'bounced' | 'given_up' | 'sent'): Promise<void> {
  await sql`
    insert into mails (id, kind, recipient, language, subject, text_body, html_body, state, attempts)
    select ${newId()}, 'auth.code', upper(email), 'en', 'Hi', '', '', ${state}, 1
    from accounts where id = ${ben.accountId}`.execute(database)
}
