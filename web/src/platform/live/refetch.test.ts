import {
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { momentAgo, watchReads } from '../client/reads.ts'
import { removeFromCache } from '../client/removing.ts'
import { takeAnswer } from '../client/take-answer.ts'
import { type StreamChange, refetchFor } from './refetch.ts'

/** An event of a team that reads include from this moment. */
function newsOf(
  name: string,
  teamId: string,
  { payload = {}, since = momentAgo(0), isOwn = false }: Partial<ReceivedNews> = {},
): StreamChange {
  const news = { kind: 'news', topics: [`team:${teamId}`], age: 0, origin: undefined } as const
  const ids = new Map(Object.entries({ teamId, ...payload }))
  return { kind: 'news', news: { ...news, name, payload: ids }, since, isOwn }
}

interface ReceivedNews {
  readonly payload: Readonly<Record<string, string>>
  readonly since: ReturnType<typeof momentAgo>
  readonly isOwn: boolean
}

/** Counts the reads of two displayed queries: a normal one, and one read only on request. */
function onScreen() {
  const cache = new QueryClient()
  const reads = { usual: 0, deliberate: 0 }
  const show = (name: keyof typeof reads, meta?: Record<string, unknown>) =>
    new QueryObserver(cache, {
      queryKey: [name],
      queryFn: () => (reads[name] += 1),
      staleTime: Infinity,
      ...(meta && { meta }),
    }).subscribe(() => undefined)
  const ends = [show('usual'), show('deliberate', { deliberate: true })]
  return { cache, reads, end: () => ends.forEach((end) => end()) }
}

test("a reconnect doesn't repeat a logged access", async () => {
  const { cache, reads, end } = onScreen()
  await expect.poll(() => reads).toEqual({ usual: 1, deliberate: 1 })
  refetchFor(cache, [{ kind: 'resync' }])
  await expect.poll(() => reads.usual).toBe(2)
  expect(reads.deliberate).toBe(1)
  end()
})

test('repeats a first read in progress when an event arrives', async () => {
  const cache = new QueryClient()
  const first = Promise.withResolvers<string>()
  let reads = 0
  const end = new QueryObserver(cache, {
    queryKey: ['usual'],
    queryFn: () => {
      reads += 1
      return reads === 1 ? first.promise : 'new'
    },
  }).subscribe(() => undefined)
  refetchFor(cache, [{ kind: 'resync' }])
  first.resolve('old')
  await expect.poll(() => cache.getQueryData(['usual'])).toBe('new')
  end()
})

const [lions, bears] = ['l'.repeat(36), 'b'.repeat(36)]

/** Displays queries by key and reports which were refetched. */
async function aTab(...keys: readonly (readonly string[])[]) {
  const cache = new QueryClient()
  watchReads(cache)
  const reads: string[] = []
  const end = showIn(cache, { keys, onRead: (key) => reads.push(key.join('/')) })
  await expect.poll(() => cache.isFetching()).toBe(0)
  reads.length = 0
  const tell = async (...heard: readonly StreamChange[]): Promise<readonly string[]> => {
    refetchFor(cache, heard)
    await expect.poll(() => cache.isFetching()).toBe(0)
    return reads.splice(0)
  }
  return { cache, tell, end }
}

interface Shown {
  readonly keys: readonly (readonly string[])[]
  readonly meta?: Record<string, unknown>
  readonly onRead: (key: readonly string[]) => unknown
}

function showIn(cache: QueryClient, { keys, meta = {}, onRead }: Shown): () => void {
  const ends = keys.map((queryKey) =>
    new QueryObserver(cache, {
      queryKey,
      queryFn: async () => onRead(queryKey),
      staleTime: Infinity,
      meta,
    }).subscribe(() => undefined),
  )
  return () => ends.forEach((end) => end())
}

test('events of a team refetch only that team', async () => {
  const { tell, end } = await aTab(['members', lions, 'roster'], ['members', bears, 'roster'])
  expect(await tell(newsOf('members.changed', lions))).toEqual([`members/${lions}/roster`])
  end()
})

test('a query with some events of another capability is refetched only by those', async () => {
  const cache = new QueryClient()
  const reads: unknown[] = []
  const meta = { alsoOn: ['events.created'] }
  const end = showIn(cache, { keys: [['teams', lions]], meta, onRead: (key) => reads.push(key) })
  await expect.poll(() => reads).toHaveLength(1)
  refetchFor(cache, [newsOf('events.answered', lions)])
  refetchFor(cache, [newsOf('events.changed', lions)])
  refetchFor(cache, [newsOf('events.created', lions)])
  await expect.poll(() => cache.isFetching()).toBe(0)
  expect(reads).toHaveLength(2)
  end()
})

test('several events of one team refetch it once', async () => {
  const { tell, end } = await aTab(['events', lions])
  const burst = Array.from({ length: 20 }, () => newsOf('events.created', lions))
  expect(await tell(...burst)).toHaveLength(1)
  end()
})

test('refetches what was read before the event, and nothing read since', async () => {
  const before = momentAgo(0)
  const { tell, end } = await aTab(['events', lions, 'around'])
  expect(await tell(newsOf('events.created', lions, { since: before }))).toEqual([])
  expect(await tell(newsOf('events.created', lions))).toHaveLength(1)
  end()
})

test('early responses count as read when the page started', async () => {
  vi.stubGlobal('touchlineEarly', { as: 'Bearer token', '/rest/v1/me': Promise.resolve() })
  const { tell, end } = await aTab(['events', lions, 'around'])
  vi.unstubAllGlobals()
  const duringLoad = { ...momentAgo(0), steady: 1 }
  expect(await tell(newsOf('events.created', lions, { since: duringLoad }))).toHaveLength(1)
  end()
})

test.each([
  ['stood still', 'steady'],
  ['was set back', 'wall'],
] as const)('a clock that %s hides no events', async (_, clock) => {
  const { tell, end } = await aTab(['events', lions, 'around'])
  const since = { ...momentAgo(-1000), [clock]: 0 }
  expect(await tell(newsOf('events.created', lions, { since }))).toHaveLength(1)
  end()
})

test('waits for a read started after the event, and repeats an earlier one', async () => {
  const { cache, tell, end } = await aTab(['events', lions, 'around'])
  const news = newsOf('events.created', lions)
  void cache.refetchQueries()
  expect(await tell(news), 'the read of the test').toHaveLength(1)
  void cache.refetchQueries()
  expect(await tell(newsOf('events.created', lions))).toHaveLength(2)
  end()
})

test("loading another page of a list doesn't refresh earlier ones", async () => {
  const cache = new QueryClient()
  watchReads(cache)
  const reads: number[] = []
  const list = new InfiniteQueryObserver(cache, {
    queryKey: ['messages', lions, 'list'],
    queryFn: ({ pageParam }) => reads.push(pageParam),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => pages.length,
    staleTime: Infinity,
  })
  const end = list.subscribe(() => undefined)
  await expect.poll(() => reads).toEqual([0])
  const news = newsOf('messages.started', lions)
  await list.fetchNextPage()
  refetchFor(cache, [news])
  await expect.poll(() => reads).toEqual([0, 1, 0, 1])
  end()
})

test("a query updated by a response ignores that write's events, but not those of others", async () => {
  const key = ['events', lions, 'around']
  const { cache, tell, end } = await aTab(key, ['events', lions, 'away'])
  const since = momentAgo(0)
  takeAnswer(cache, key, 'the answer')
  const own = await tell(newsOf('events.created', lions, { since, isOwn: true }))
  expect(own, 'what the write left alone').toEqual([`events/${lions}/away`])
  expect(await tell(newsOf('events.created', lions, { since }))).toEqual([key.join('/')])
  end()
})

/** The page of an event, and how often it was read. */
async function aShownEvent() {
  const cache = new QueryClient()
  const reads = { count: 0 }
  const end = new QueryObserver(cache, {
    queryKey: ['events', 'lions', 'page', 'derby'],
    queryFn: () => (reads.count += 1),
    staleTime: Infinity,
  }).subscribe(() => undefined)
  await expect.poll(() => reads.count).toBe(1)
  const remove = (answer: Promise<string>) =>
    new MutationObserver(cache, {
      ...removeFromCache(cache, 'derby'),
      mutationFn: () => answer,
    }).mutate()
  return { cache, reads, remove, end }
}

test("something being deleted isn't refetched, unless the deletion fails", async () => {
  const { cache, reads, remove, end } = await aShownEvent()
  const answer = Promise.withResolvers<string>()
  const outcome = remove(answer.promise).catch(() => 'refused')
  refetchFor(cache, [{ kind: 'resync' }])
  expect(cache.isFetching()).toBe(0)
  answer.reject(new Error('no'))
  expect(await outcome).toBe('refused')
  await expect.poll(() => reads.count, { message: 'for what was missed' }).toBe(2)
  refetchFor(cache, [{ kind: 'resync' }])
  await expect.poll(() => reads.count).toBe(3)
  end()
})

test("an open page doesn't refetch what was deleted", async () => {
  const { cache, reads, remove, end } = await aShownEvent()
  expect(await remove(Promise.resolve('gone'))).toBe('gone')
  refetchFor(cache, [{ kind: 'resync' }])
  expect(cache.isFetching()).toBe(0)
  expect(reads.count).toBe(1)
  end()
})
