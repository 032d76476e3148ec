import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { announce } from '../outbox/announce.ts'
import { newestNews, newsAfter, type WrittenNews } from '../outbox/queries.ts'
import { testPlatform } from '../testing/platform.ts'
import { openHub, type StreamEvent, type Subscriber } from './hub.ts'

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

function news(name: string, topics: string[]): WrittenNews {
  return { id: 1, name, topics, payload: {} }
}

test('news reaches the browsers of its topics and nobody else', async () => {
  const hub = openHub(database, async (account) => (account === 'coach' ? ['team:1'] : ['team:2']))
  const [coach, stranger] = [browser('coach'), browser('stranger')]
  await hub.join(coach.subscriber, undefined)
  await hub.join(stranger.subscriber, undefined)

  hub.hear(news('events.answered', ['team:1']))
  expect([coach.names(), stranger.names()]).toEqual([['events.answered'], []])
})

test('a browser in several of the topics hears it once', async () => {
  const hub = openHub(database, async () => ['team:1', 'account:coach'])
  const coach = browser('coach')
  await hub.join(coach.subscriber, undefined)
  hub.hear(news('members.joined', ['team:1', 'account:coach']))
  expect(coach.names()).toEqual(['members.joined'])
})

test('a browser does not learn who else is told', async () => {
  const hub = openHub(database, async () => ['inbox:ana', 'team:1'])
  const ana = browser('ana')
  await hub.join(ana.subscriber, undefined)
  hub.hear(news('notifications.changed', ['inbox:ana', 'inbox:luis']))
  expect(ana.got.at(-1)).toMatchObject({ news: { topics: ['inbox:ana'] } })
})

test('who joins a team hears its news from then on; who leaves no longer does', async () => {
  let teams = ['account:ana']
  const hub = openHub(database, async () => teams)
  const ana = browser('ana')
  await hub.join(ana.subscriber, undefined)

  const hears = (): boolean => {
    const before = ana.got.length
    hub.hear(news('events.made', ['team:1']))
    return ana.got.length > before
  }
  expect(hears()).toBe(false)

  teams = ['account:ana', 'team:1']
  hub.hear(news('members.joined', ['account:ana', 'team:1']))
  await expect.poll(hears).toBe(true)

  teams = ['account:ana']
  hub.hear(news('members.left', ['account:ana', 'team:1']))
  await expect.poll(hears).toBe(false)
})

test('a stream that resumes gets what was missed, then what is new, without a gap', async () => {
  const after = await newestNews(database)
  await database
    .transaction()
    .execute((tx) => announce(tx, { name: 'events.missed', topics: ['team:9'] }))
  const hub = openHub(database, async () => ['team:9'])
  const coach = browser('coach')

  const joining = hub.join(coach.subscriber, after)
  await joining
  hub.hear(news('events.fresh', ['team:9']))
  expect(coach.names()).toEqual(['events.missed', 'events.fresh'])
  expect(await newsAfter(database, { after, topics: ['team:9'], limit: 5 })).toHaveLength(1)
})

test('a fresh stream begins with a resync, so that nothing before it is missed', async () => {
  const hub = openHub(database, async () => [])
  const coach = browser('coach')
  await hub.join(coach.subscriber, undefined)
  expect(coach.got[0]?.kind).toBe('resync')
})

test('news say how long they could be read: what came in is new, what was missed is older', async () => {
  const after = await newestNews(database)
  await database
    .transaction()
    .execute((tx) => announce(tx, { name: 'events.missed', topics: ['team:7'] }))
  await sql`update outbox set created_at = now() - interval '10 minutes' where topics @> '{team:7}'`.execute(
    database,
  )
  const hub = openHub(database, async () => ['team:7'])
  const coach = browser('coach')
  await hub.join(coach.subscriber, after)
  hub.hear({ ...news('events.fresh', ['team:7']), id: after + 2 })
  const ages = coach.got.flatMap((event) => (event.kind === 'news' ? [event.news.age] : []))
  expect(ages).toHaveLength(2)
  expect(ages[0]).toBeGreaterThanOrEqual(540_000)
  expect(ages[1]).toBeLessThan(540_000)
})

test('a session that ended loses its stream, others keep theirs', async () => {
  const hub = openHub(database, async () => [])
  const [phone, laptop] = [browser('coach', 'phone'), browser('coach', 'laptop')]
  await hub.join(phone.subscriber, undefined)
  await hub.join(laptop.subscriber, undefined)
  hub.endSession('phone')
  expect([phone.state.closed, laptop.state.closed]).toEqual([true, false])
})

test('who may hear what cannot be asked: the stream ends, and nothing is told meanwhile', async () => {
  let isAway = false
  const hub = openHub(database, async () => {
    if (isAway) throw new Error('no database')
    return ['account:ana', 'team:1']
  })
  const [ana, coach] = [browser('ana'), browser('coach')]
  await hub.join(ana.subscriber, undefined)
  await hub.join(coach.subscriber, undefined)
  isAway = true
  hub.hear(news('members.left', ['account:ana']))
  await expect.poll(() => ana.state.closed).toBe(true)
  expect(coach.state.closed).toBe(false)
})

test('a person holds thirty streams; the oldest ends for one more', async () => {
  const hub = openHub(database, async () => [])
  const tabs = Array.from({ length: 31 }, (_, tab) => browser('coach', `tab ${tab}`))
  const other = browser('ana')
  await hub.join(other.subscriber, undefined)
  for (const { subscriber } of tabs) await hub.join(subscriber, undefined)
  const ended = [...tabs, other].map(({ state }) => state.closed)
  expect(ended).toEqual([true, ...Array<boolean>(31).fill(false)])
})
