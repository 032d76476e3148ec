import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'

import { setReachable } from '../client/availability.ts'
import type { DeviceKey } from './device.ts'
import {
  forgetWaiting,
  newTap,
  recordOf,
  restoreWaiting,
  sentLater,
  type Tap,
  unsentCount,
  wasSentLate,
} from './waiting.ts'

afterEach(() => {
  setReachable(true)
  forgetWaiting()
})

const eventKey = ['events', 'answer', 'derby']

/** A cache that stores what it sends, and records the order. */
function sending() {
  const sent: unknown[] = []
  let gate = Promise.resolve()
  const cache = new QueryClient()
  cache.setMutationDefaults(['events', 'answer'], {
    ...sentLater,
    retryDelay: 1,
    mutationFn: async (input: unknown) => {
      sent.push(input)
      return gate
    },
  })
  /** Holds back the server's responses until resolved. */
  const hold = () => {
    const held = Promise.withResolvers<void>()
    gate = held.promise
    return held
  }
  return { cache, sent, hold }
}

function kept(tap: Tap, submittedAt: number): readonly [DeviceKey, unknown] {
  return [['ana', 'waiting', tap.key], { mutationKey: eventKey, variables: tap, submittedAt }]
}

test('unsent taps are sent in order after the page was closed', async () => {
  setReachable(false)
  const { cache, sent } = sending()
  cache.mount()
  const [yes, no] = [newTap(), newTap()]
  restoreWaiting(cache, [kept(no, 2), kept(yes, 1)])
  expect([unsentCount(), wasSentLate(yes), sent]).toEqual([2, true, []])

  setReachable(true)
  await expect.poll(() => sent).toEqual([yes, no])
  cache.unmount()
})

test('one after the other stays, after a reload, also for writes with their own keys', async () => {
  setReachable(false)
  const scope = { id: eventKey.join() }
  const [ofOne, ofAll] = [newTap(), newTap()]
  const before = sending().cache
  before.mount()
  const inLine = before.getMutationCache().build(before, {
    ...before.defaultMutationOptions({ mutationKey: [...eventKey, 'leo'], scope }),
  })
  void inLine.execute(ofOne)
  await expect.poll(() => inLine.state.isPaused).toBe(true)
  before.unmount()

  const { cache, sent, hold } = sending()
  const first = hold()
  cache.mount()
  restoreWaiting(cache, [[['ana', 'waiting', ofOne.key], recordOf(inLine)]])
  const later = cache.getMutationCache().build(cache, {
    ...cache.defaultMutationOptions({ mutationKey: eventKey, scope }),
  })
  void later.execute(ofAll)
  setReachable(true)
  await expect.poll(() => sent).toEqual([ofOne])
  expect(later.state.isPaused).toBe(true)
  first.resolve()
  await expect.poll(() => sent).toEqual([ofOne, ofAll])
  cache.unmount()
})

test.each([
  ['without a key', { mutationKey: eventKey, variables: {}, submittedAt: 1 }],
  ['without a kind', { variables: newTap(), submittedAt: 1 }],
  ['of no sense', 'nonsense'],
])('a write %s is not sent', (_, value) => {
  const { cache } = sending()
  restoreWaiting(cache, [[['ana', 'waiting', 'x'], value]])
  expect(cache.getMutationCache().getAll()).toEqual([])
})

test('a write waits for the network and is sent once', async () => {
  const { cache, sent } = sending()
  cache.mount()
  setReachable(false)
  const tap = newTap()
  const mutation = cache.getMutationCache().build(cache, {
    ...cache.defaultMutationOptions({ mutationKey: eventKey }),
  })
  void mutation.execute(tap)
  await expect.poll(() => mutation.state.isPaused).toBe(true)
  expect(sent).toEqual([])
  setReachable(true)
  await expect.poll(() => sent).toEqual([tap])
  cache.unmount()
})
