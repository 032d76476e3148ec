import { setImmediate as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { limitPerEvent } from './limit-per-event.ts'

test('runs requests in order of arrival, four at a time, even if some fail', async () => {
  const started: number[] = []
  let running = 0
  let maxRunning = 0
  const goes = Array.from({ length: 40 }, (_, turn) =>
    limitPerEvent('event', async () => {
      started.push(turn)
      running += 1
      maxRunning = Math.max(maxRunning, running)
      await pause()
      running -= 1
      if (turn % 7 === 0) throw new Error('refused')
      return turn
    }),
  )
  const ended = await Promise.allSettled(goes)

  expect(started).toEqual([...started].toSorted((a, b) => a - b))
  expect(maxRunning).toBe(4)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(6)
})

test('does not make one event wait for another', async () => {
  const never = Array.from({ length: 4 }, () =>
    limitPerEvent('busy', () => new Promise(() => undefined)),
  )
  expect(never).toHaveLength(4)
  expect(await limitPerEvent('free', async () => 'answered')).toBe('answered')
})
