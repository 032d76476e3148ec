import { expect, test } from 'vitest'

import { copyValues, type CustomField } from './custom-values.ts'

const bus: CustomField = {
  id: 'bus',
  teamId: 'u8',
  name: 'Bus stop',
  kind: 'text',
  audience: 'private',
  choices: [],
}
const swims: CustomField = {
  ...bus,
  id: 'swims',
  name: 'Swims',
  kind: 'choice',
  choices: [{ id: 'well', name: 'Well' }],
}
const there = (field: CustomField, more: Partial<CustomField> = {}): CustomField => ({
  ...field,
  id: `${field.id} of u10`,
  teamId: 'u10',
  ...more,
})

function carry(values: Readonly<Record<string, string>>, known: readonly CustomField[] = []) {
  return copyValues([{ toTeamId: 'u10', values }], {
    fields: [bus, swims, ...known],
    maxFields: 3,
    newId: () => 'new',
  })
}

test('a value moves to the field with the same name, in any case', () => {
  const { values, added } = carry({ bus: 'Mill Lane' }, [there(bus, { name: 'BUS STOP' })])
  expect(values).toEqual([{ 'bus of u10': 'Mill Lane' }])
  expect(added).toEqual([])
})

test('a team without the field gets it, once, with its choices', () => {
  const bearers = [{ toTeamId: 'u10', values: { swims: 'well' } }]
  const dressing = { fields: [bus, swims], maxFields: 3, newId: () => 'new' }
  const { values, added } = copyValues([...bearers, ...bearers], dressing)
  expect(values).toEqual([{ new: 'well' }, { new: 'well' }])
  expect(added).toEqual([{ ...swims, id: 'new', teamId: 'u10' }])
})

test('a choice is matched by its text', () => {
  const other = there(swims, { choices: [{ id: 'a', name: 'well' }] })
  expect(carry({ swims: 'well' }, [other]).values).toEqual([{ 'swims of u10': 'a' }])
})

test.each([
  ['another kind of that name', [there(bus, { kind: 'number' })]],
  ['all the fields it may have', ['a', 'b', 'c'].map((name) => there(bus, { id: name, name }))],
] as const)('a value stays behind if the team has %s', (_, known) => {
  expect(carry({ bus: 'Mill Lane' }, known)).toEqual({ values: [{}], added: [] })
})

test("a choice the team doesn't offer stays behind, and so does a value without a field", () => {
  const other = there(swims, { choices: [{ id: 'a', name: 'Badly' }] })
  expect(carry({ swims: 'well', gone: 'x' }, [other]).values).toEqual([{}])
})
