import {
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { ago, watchReads } from '../client/reads.ts'
import { removing } from '../client/removing.ts'
import { takeAnswer } from '../client/take-answer.ts'
import { type Heard, refetchFor } from './refetch.ts'

/** News of a team, which could be read from this moment on. */
function newsOf(
  name: string,
  teamId: string,
  { payload = {}, since = ago(0), isOwn = false }: Partial<Told> = {},
): Heard {
  const news = { kind: 'news', topics: [`team:${teamId}`], age: 0, origin: undefined } as const
  const ids = new Map(Object.entries({ teamId, ...payload }))
  return { kind: 'news', news: { ...news, name, payload: ids }, since, isOwn }
}

interface Told {
  readonly payload: Readonly<Record<string, string>>
  readonly since: ReturnType<typeof ago>
  readonly isOwn: boolean
}

/** How often two queries on the screen are read: one like any other, one that is read when asked for. */
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

test('a look that is written down is not taken again because the stream was set up again', async () => {
  const { cache, reads, end } = onScreen()
  await expect.poll(() => reads).toEqual({ usual: 1, deliberate: 1 })
  refetchFor(cache, [{ kind: 'resync' }])
  await expect.poll(() => reads.usual).toBe(2)
  expect(reads.deliberate).toBe(1)
  end()
})

test('a first answer that was on its way when the news came is asked for once more', async () => {
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

/** What a tab shows, by the keys of its queries, and which of them were read since it stood. */
async function aTab(...keys: readonly (readonly string[])[]) {
  const cache = new QueryClient()
  watchReads(cache)
  const reads: string[] = []
  const end = showIn(cache, { keys, onRead: (key) => reads.push(key.join('/')) })
  await expect.poll(() => cache.isFetching()).toBe(0)
  reads.length = 0
  const tell = async (...heard: readonly Heard[]): Promise<readonly string[]> => {
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

test('news that name a team read that team again, and no other', async () => {
  const { tell, end } = await aTab(['members', lions, 'roster'], ['members', bears, 'roster'])
  expect(await tell(newsOf('members.changed', lions))).toEqual([`members/${lions}/roster`])
  end()
})

test('a query that shows only some news of another capability is read again for those alone', async () => {
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

test('a burst of news of one team reads it again once', async () => {
  const { tell, end } = await aTab(['events', lions])
  const burst = Array.from({ length: 20 }, () => newsOf('events.created', lions))
  expect(await tell(...burst)).toHaveLength(1)
  end()
})

test('what was read since the news is not read again, what was read before is', async () => {
  const before = ago(0)
  const { tell, end } = await aTab(['events', lions, 'around'])
  expect(await tell(newsOf('events.created', lions, { since: before }))).toEqual([])
  expect(await tell(newsOf('events.created', lions))).toHaveLength(1)
  end()
})

test('what was asked for in the head of the page was read since the page began, not later', async () => {
  vi.stubGlobal('touchlineEarly', { as: 'Bearer token', '/rest/v1/me': Promise.resolve() })
  const { tell, end } = await aTab(['events', lions, 'around'])
  vi.unstubAllGlobals()
  const duringLoad = { ...ago(0), steady: 1 }
  expect(await tell(newsOf('events.created', lions, { since: duringLoad }))).toHaveLength(1)
  end()
})

test.each([
  ['stood still', 'steady'],
  ['was set back', 'wall'],
] as const)('a clock that %s hides no news', async (_, clock) => {
  const { tell, end } = await aTab(['events', lions, 'around'])
  const since = { ...ago(-1000), [clock]: 0 }
  expect(await tell(newsOf('events.created', lions, { since }))).toHaveLength(1)
  end()
})

test('a read that is on its way since the news is waited for, an older one is begun again', async () => {
  const { cache, tell, end } = await aTab(['events', lions, 'around'])
  const news = newsOf('events.created', lions)
  void cache.refetchQueries()
  expect(await tell(news), 'the read of the test').toHaveLength(1)
  void cache.refetchQueries()
  expect(await tell(newsOf('events.created', lions))).toHaveLength(2)
  end()
})

test('a further page of a list makes those before it no younger', async () => {
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

test('what took the answer of a write is not read for its news, but for those of others', async () => {
  const key = ['events', lions, 'around']
  const { cache, tell, end } = await aTab(key, ['events', lions, 'away'])
  const since = ago(0)
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
    new MutationObserver(cache, { ...removing(cache, 'derby'), mutationFn: () => answer }).mutate()
  return { cache, reads, remove, end }
}

test('what is being deleted is not asked for again, unless that is refused', async () => {
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

test('what was deleted is not asked for by the page that is still there', async () => {
  const { cache, reads, remove, end } = await aShownEvent()
  expect(await remove(Promise.resolve('gone'))).toBe('gone')
  refetchFor(cache, [{ kind: 'resync' }])
  expect(cache.isFetching()).toBe(0)
  expect(reads.count).toBe(1)
  end()
})
