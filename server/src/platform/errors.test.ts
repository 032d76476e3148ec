import { expect, test } from 'vitest'

import { AppError, expectedFailure } from './errors.ts'

const faults: readonly [string, object, string | undefined][] = [
  ['a statement that took too long', { code: '57014' }, 'unavailable'],
  ['a lock nobody gave back', { code: '55P03' }, 'unavailable'],
  ['two who waited for each other', { code: '40P01' }, 'unavailable'],
  ['two who wrote at once', { code: '40001' }, 'unavailable'],
  ['a transaction that stood still', { code: '25P03' }, 'unavailable'],
  ['a driver that gave up reading', { message: 'Query read timeout' }, 'unavailable'],
  [
    'no connection to be had',
    { message: 'timeout exceeded when trying to connect' },
    'unavailable',
  ],
  ['a disk that is full', { code: '53100' }, 'storage_full'],
  ['a refusal of ours', new AppError('not_found'), 'not_found'],
  ['a table that is missing', { code: '42P01' }, undefined],
]

test.each(faults)('%s is an expected failure, or a bug', (_, fault, code) => {
  const thrown = fault instanceof Error ? fault : Object.assign(new Error('fault'), fault)
  expect(expectedFailure(thrown)?.code).toBe(code)
})
