import { call, implement } from '@orpc/server'
import { operation } from '@touchline/contract/wire/access'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { checkingAnswers } from './long-answers.ts'

const shape = z.object({ names: z.array(z.string()) })
const built = { names: ['Ada'], secret: 'what no shape names' }
const os = implement({ list: operation({ access: 'account', answer: 'long' }).output(shape) })
const tooMuch = os.list.handler(() => built)

test("in tests, refuses a long response with a field its schema doesn't have", async () => {
  await expect(call(checkingAnswers('exact')(tooMuch), undefined)).rejects.toThrow(
    'Output validation failed',
  )
  const exact = os.list.handler(() => ({ names: ['Ada'] }))
  expect(await call(checkingAnswers('exact')(exact), undefined)).toEqual({ names: ['Ada'] })
})

test('sends long responses unchanged in production', async () => {
  expect(await call(checkingAnswers('none')(tooMuch), undefined)).toBe(built)
})
