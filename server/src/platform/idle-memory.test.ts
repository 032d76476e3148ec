import { expect, test } from 'vitest'

import { collectGarbage } from './idle-memory.ts'

test('collects unreferenced objects', async () => {
  const dropped = new WeakRef({ words: 'x'.repeat(1000) })
  await collectGarbage()
  expect(dropped.deref()).toBeUndefined()
})
