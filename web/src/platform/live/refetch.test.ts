import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { removing } from '../client/removing.ts'
import { refetchFor } from './refetch.ts'

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

test('a look that is written down is not taken again because the stream was set up anew', async () => {
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

test('news that name a team read that team anew, and no other; a whisper reads nothing', async () => {
  const cache = new QueryClient()
  const [lions, bears] = ['l'.repeat(36), 'b'.repeat(36)]
  const reads: string[] = []
  const ends = [lions, bears].map((team) =>
    new QueryObserver(cache, {
      queryKey: ['messages', team, 'list'],
      queryFn: () => reads.push(team),
      staleTime: Infinity,
    }).subscribe(() => undefined),
  )
  await expect.poll(() => reads).toEqual([lions, bears])
  const news = { topics: ['inbox:ana'], payload: new Map([['teamId', lions]]) }
  refetchFor(cache, [{ kind: 'whisper', name: 'messages.typing', ...news }])
  refetchFor(cache, [{ kind: 'news', name: 'messages.sent', ...news }])
  await expect.poll(() => reads).toEqual([lions, bears, lions])
  ends.forEach((end) => end())
})

test('a query that shows only some news of another capability is read anew for those alone', async () => {
  const cache = new QueryClient()
  const team = 'l'.repeat(36)
  let reads = 0
  const end = new QueryObserver(cache, {
    queryKey: ['teams', team],
    queryFn: () => (reads += 1),
    staleTime: Infinity,
    meta: { alsoOn: ['events.created'] },
  }).subscribe(() => undefined)
  await expect.poll(() => reads).toBe(1)
  const news = { kind: 'news', topics: [`team:${team}`], payload: new Map() } as const
  refetchFor(cache, [{ ...news, name: 'events.answered' }])
  refetchFor(cache, [{ ...news, name: 'events.created' }])
  await expect.poll(() => reads).toBe(2)
  end()
})

test('a burst of news of one team reads it anew once', async () => {
  const cache = new QueryClient()
  const team = 'l'.repeat(36)
  let reads = 0
  const end = new QueryObserver(cache, {
    queryKey: ['events', team],
    queryFn: () => (reads += 1),
    staleTime: Infinity,
  }).subscribe(() => undefined)
  await expect.poll(() => reads).toBe(1)
  const news = { kind: 'news', topics: [`team:${team}`], payload: new Map() } as const
  refetchFor(
    cache,
    Array.from({ length: 20 }, () => ({ ...news, name: 'events.created' })),
  )
  await expect.poll(() => cache.isFetching()).toBe(0)
  expect(reads).toBe(2)
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
