import { setImmediate as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { limitPerEvent } from './limit-per-event.ts'

test('a crowd goes in the order of arrival, four at a time, whatever becomes of each', async () => {
  const started: number[] = []
  let running = 0
  let most = 0
  const goes = Array.from({ length: 40 }, (_, turn) =>
    limitPerEvent('event', async () => {
      started.push(turn)
      running += 1
      most = Math.max(most, running)
      await pause()
      running -= 1
      if (turn % 7 === 0) throw new Error('refused')
      return turn
    }),
  )
  const ended = await Promise.allSettled(goes)

  expect(started).toEqual([...started].toSorted((a, b) => a - b))
  expect(most).toBe(4)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(6)
})

test('events do not wait for each other', async () => {
  const never = Array.from({ length: 4 }, () =>
    limitPerEvent('busy', () => new Promise(() => undefined)),
  )
  expect(never).toHaveLength(4)
  expect(await limitPerEvent('free', async () => 'answered')).toBe('answered')
})
