import { expect, test } from 'vitest'

import { fieldsOf, kindOf } from './fields.ts'
import type { Schema } from './operations.ts'

const kinds: readonly (readonly [string, Schema])[] = [
  ['text', { type: 'string' }],
  ['text, 1 to 200', { type: 'string', minLength: 1, maxLength: 200 }],
  ['text, up to 200', { type: 'string', maxLength: 200 }],
  ['id (UUID)', { type: 'string', format: 'uuid' }],
  ['whole number, from 1', { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }],
  ['true or false; else true', { type: 'boolean', default: true }],
  ['"home" | "away"', { type: 'string', enum: ['home', 'away'] }],
  ['text, or null', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ['list of day (YYYY-MM-DD), up to 3', { items: { format: 'date' }, type: 'array', maxItems: 3 }],
]

test.each(kinds)('a value is told as: %s', (words, schema) => {
  expect(kindOf(schema)).toBe(words)
})

test('a body is told with the paths of what lies inside', () => {
  const person = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
  const body: Schema = {
    type: 'object',
    required: ['people'],
    properties: {
      people: { type: 'array', items: person },
      coach: { anyOf: [person, { type: 'null' }] },
      seats: { type: 'object', additionalProperties: person },
    },
  }
  const told = fieldsOf(body).map(({ name, isRequired }) => `${name}${isRequired ? '!' : ''}`)
  expect(told).toEqual([
    'people!',
    'people[].name!',
    'coach',
    'coach.name!',
    'seats',
    'seats.{key}.name!',
  ])
})
