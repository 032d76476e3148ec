import { expect, test } from 'vitest'

import { changesOf, emptyRecord, problemsOf } from './record-values.ts'

const filled = { ...emptyRecord, firstName: 'Ana', lastName: 'Gil' }

test('sends only changes, and an emptied field as null', () => {
  const before = { ...filled, number: '7', notes: 'Pays late' }
  expect(changesOf(before, { ...before, number: '', kind: 'passive', notes: 'Pays late' })).toEqual(
    {
      number: null,
      kind: 'passive',
    },
  )
})

test.each([
  [{}, {}],
  [{ firstName: ' ' }, { firstName: 'missing' }],
  [{ email: 'ana' }, { email: 'wrong' }],
  [{ iban: 'DE88 3704' }, { iban: 'iban_wrong' }],
  [{ enteredOn: '2026-02-01', exitedOn: '2026-01-01' }, { exitedOn: 'left_before_entry' }],
  [{ exitedOn: '2026-01-01' }, {}],
])('%j has the problems %j', (values, problems) => {
  expect(problemsOf({ ...filled, ...values })).toEqual(problems)
})
