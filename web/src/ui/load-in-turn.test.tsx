import { expect, test } from 'vitest'

import { loadInTurn } from './load-in-turn.ts'

test('loads in order, and nothing that was taken out before its turn', async () => {
  const loaded: number[] = []
  const cancel = [1, 2, 3, 4, 5, 6, 7].map((number) => loadInTurn(() => loaded.push(number)))
  cancel[1]?.()
  cancel[6]?.()
  expect(loaded).toEqual([])
  await expect.poll(() => loaded).toEqual([1, 3, 4, 5, 6])
})
