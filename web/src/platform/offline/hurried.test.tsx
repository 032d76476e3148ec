import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'

import { forgetAllOnDevice, readDevice } from './device.ts'
import { takeHurried } from './hurried.ts'
import { keepFor } from './keeping.ts'
import { forgetWaiting, keepWaiting, newTap, sentLater } from './waiting.ts'

const mutationKey = ['events', 'answer', 'derby']

afterEach(async () => {
  forgetWaiting()
  takeHurried('nobody')
  await forgetAllOnDevice()
})

const leave = () => globalThis.dispatchEvent(new Event('pagehide'))

/** A server that answers `taken` to each write, if it answers. */
function sending(answers: boolean) {
  const sent: unknown[] = []
  const cache = new QueryClient()
  cache.setMutationDefaults(mutationKey, {
    ...sentLater,
    mutationFn: (tap: unknown) => {
      sent.push(tap)
      return answers ? Promise.resolve('taken') : new Promise(() => undefined)
    },
  })
  return { cache, sent }
}

test('a tap right before a reload is sent by the next page', async () => {
  const before = sending(false)
  const stop = keepWaiting(before.cache, 'ana')
  const tap = newTap()
  const mutation = before.cache.getMutationCache().build(before.cache, {
    ...before.cache.defaultMutationOptions({ mutationKey }),
  })
  void mutation.execute(tap)
  leave()
  stop()
  await forgetAllOnDevice()
  forgetWaiting()

  const after = sending(true)
  await keepFor({ cache: after.cache, owner: 'ana', sentLater: [] })
  await expect.poll(() => after.sent).toEqual([tap])
  expect(takeHurried('ana')).toEqual([])
})

test("doesn't store twice what is already on the device", async () => {
  const { cache } = sending(false)
  const stop = keepWaiting(cache, 'ana')
  const mutation = cache.getMutationCache().build(cache, {
    ...cache.defaultMutationOptions({ mutationKey }),
  })
  void mutation.execute(newTap())
  await expect.poll(() => readDevice('ana')).toHaveLength(1)
  leave()
  expect(takeHurried('ana')).toEqual([])
  stop()
})

test("doesn't send what another account left", () => {
  const { cache } = sending(false)
  const stop = keepWaiting(cache, 'ana')
  const mutation = cache.getMutationCache().build(cache, {
    ...cache.defaultMutationOptions({ mutationKey }),
  })
  void mutation.execute(newTap())
  leave()
  stop()
  expect(takeHurried('leo')).toEqual([])
  expect(takeHurried('ana')).toEqual([])
})
