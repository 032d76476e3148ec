import { expect, test } from 'vitest'

import { watchParting } from './parting.ts'
import { farewell } from './session.ts'

test('a question is asked by somebody who leaves from the farewell to its end', () => {
  const before = watchParting()
  expect(before()).toBe(false)
  farewell.dispatchEvent(new Event('leaving'))
  const meanwhile = watchParting()
  expect([before(), meanwhile()]).toEqual([true, true])
  farewell.dispatchEvent(new Event('left'))
  const after = watchParting()
  expect([before(), meanwhile(), after()]).toEqual([true, true, false])
})
