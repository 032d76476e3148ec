import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { announce } from '../outbox/announce.ts'
import { newestEventId, findEventsAfter, type StoredEvent } from '../outbox/queries.ts'
import { testPlatform } from '../testing/platform.ts'
import { openSubscriptions, type StreamEvent, type Subscriber } from './subscriptions.ts'

const { database } = await testPlatform()

function browser(accountId: string, sessionId = `session of ${accountId}`) {
  const got: StreamEvent[] = []
  const state = { closed: false }
  const subscriber: Subscriber = {
    accountId,
    sessionId,
    send: (event) => void got.push(event),
    close: () => {
      state.closed = true
    },
  }
  const names = () => got.flatMap((event) => (event.kind === 'news' ? [event.news.name] : []))
  return { subscriber, got, names, state }
}

function news(name: string, topics: string[]): StoredEvent {
  return { id: 1, name, topics, payload: {} }
}

test('events reach the browsers of their topics and no others', async () => {
  const subscriptions = openSubscriptions(database, async (account) =>
    account === 'coach' ? ['team:1'] : ['team:2'],
  )
  const [coach, stranger] = [browser('coach'), browser('stranger')]
  await subscriptions.join(coach.subscriber, undefined)
  await subscriptions.join(stranger.subscriber, undefined)

  subscriptions.publish(news('events.answered', ['team:1']))
  expect([coach.names(), stranger.names()]).toEqual([['events.answered'], []])
})

test('a browser with several matching topics gets an event once', async () => {
  const subscriptions = openSubscriptions(database, async () => ['team:1', 'account:coach'])
  const coach = browser('coach')
  await subscriptions.join(coach.subscriber, undefined)
  subscriptions.publish(news('members.joined', ['team:1', 'account:coach']))
  expect(coach.names()).toEqual(['members.joined'])
})

test('a browser does not learn of other recipients', async () => {
  const subscriptions = openSubscriptions(database, async () => ['inbox:ana', 'team:1'])
  const ana = browser('ana')
  await subscriptions.join(ana.subscriber, undefined)
  subscriptions.publish(news('notifications.changed', ['inbox:ana', 'inbox:luis']))
  expect(ana.got.at(-1)).toMatchObject({ news: { topics: ['inbox:ana'] } })
})

test('people who join a team get its events from then on; people who leave no longer do', async () => {
  let teams = ['account:ana']
  const subscriptions = openSubscriptions(database, async () => teams)
  const ana = browser('ana')
  await subscriptions.join(ana.subscriber, undefined)

  const hears = (): boolean => {
    const before = ana.got.length
    subscriptions.publish(news('events.made', ['team:1']))
    return ana.got.length > before
  }
  expect(hears()).toBe(false)

  teams = ['account:ana', 'team:1']
  subscriptions.publish(news('members.joined', ['account:ana', 'team:1']))
  await expect.poll(hears).toBe(true)

  teams = ['account:ana']
  subscriptions.publish(news('members.left', ['account:ana', 'team:1']))
  await expect.poll(hears).toBe(false)
})

test('a resuming stream gets missed events, then new ones, without a gap', async () => {
  const after = await newestEventId(database)
  await database
    .transaction()
    .execute((tx) => announce(tx, { name: 'events.missed', topics: ['team:9'] }))
  const subscriptions = openSubscriptions(database, async () => ['team:9'])
  const coach = browser('coach')

  const joining = subscriptions.join(coach.subscriber, after)
  await joining
  subscriptions.publish(news('events.fresh', ['team:9']))
  expect(coach.names()).toEqual(['events.missed', 'events.fresh'])
  expect(await findEventsAfter(database, { after, topics: ['team:9'], limit: 5 })).toHaveLength(1)
})

test('a new stream starts with a resync, so that nothing earlier is missed', async () => {
  const subscriptions = openSubscriptions(database, async () => [])
  const coach = browser('coach')
  await subscriptions.join(coach.subscriber, undefined)
  expect(coach.got[0]?.kind).toBe('resync')
})

test('events carry their age: new ones are recent, missed ones older', async () => {
  const after = await newestEventId(database)
  await database
    .transaction()
    .execute((tx) => announce(tx, { name: 'events.missed', topics: ['team:7'] }))
  await sql`update outbox set created_at = now() - interval '10 minutes' where topics @> '{team:7}'`.execute(
    database,
  )
  const subscriptions = openSubscriptions(database, async () => ['team:7'])
  const coach = browser('coach')
  await subscriptions.join(coach.subscriber, after)
  subscriptions.publish({ ...news('events.fresh', ['team:7']), id: after + 2 })
  const ages = coach.got.flatMap((event) => (event.kind === 'news' ? [event.news.age] : []))
  expect(ages).toHaveLength(2)
  expect(ages[0]).toBeGreaterThanOrEqual(540_000)
  expect(ages[1]).toBeLessThan(540_000)
})

test('ends the stream of an ended session, and keeps others', async () => {
  const subscriptions = openSubscriptions(database, async () => [])
  const [phone, laptop] = [browser('coach', 'phone'), browser('coach', 'laptop')]
  await subscriptions.join(phone.subscriber, undefined)
  await subscriptions.join(laptop.subscriber, undefined)
  subscriptions.endSession('phone')
  expect([phone.state.closed, laptop.state.closed]).toEqual([true, false])
})

test('ends the stream without sending anything if permissions can’t be checked', async () => {
  let isAway = false
  const subscriptions = openSubscriptions(database, async () => {
    if (isAway) throw new Error('no database')
    return ['account:ana', 'team:1']
  })
  const [ana, coach] = [browser('ana'), browser('coach')]
  await subscriptions.join(ana.subscriber, undefined)
  await subscriptions.join(coach.subscriber, undefined)
  isAway = true
  subscriptions.publish(news('members.left', ['account:ana']))
  await expect.poll(() => ana.state.closed).toBe(true)
  expect(coach.state.closed).toBe(false)
})

test('an account has at most thirty streams; the oldest makes room', async () => {
  const subscriptions = openSubscriptions(database, async () => [])
  const tabs = Array.from({ length: 31 }, (_, tab) => browser('coach', `tab ${tab}`))
  const other = browser('ana')
  await subscriptions.join(other.subscriber, undefined)
  for (const { subscriber } of tabs) await subscriptions.join(subscriber, undefined)
  const ended = [...tabs, other].map(({ state }) => state.closed)
  expect(ended).toEqual([true, ...Array<boolean>(31).fill(false)])
})
