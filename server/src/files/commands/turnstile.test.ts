import { setImmediate as turn } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { turnstile } from './turnstile.ts'

test('never more at once than allowed, everybody in the end, also after a failure', async () => {
  const gate = turnstile({ atOnce: 2, waiting: 50 })
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 50 }, (_, index) =>
    gate.pass(async () => {
      inside += 1
      most = Math.max(most, inside)
      await turn()
      inside -= 1
      if (index % 7 === 0) throw new Error('stumbled')
      return index
    }),
  )
  const results = await Promise.allSettled(visits)
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(42)
})

test('a queue that is too long is refused with words', async () => {
  const gate = turnstile({ atOnce: 1, waiting: 1 })
  const first = gate.pass(() => turn())
  const second = gate.pass(() => turn())
  await expect(gate.pass(() => turn())).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all([first, second])
})
