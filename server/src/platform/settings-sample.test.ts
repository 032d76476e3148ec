import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { environmentShape } from './config.ts'

const sample = readFileSync(new URL('../../../deploy/touchline.env', import.meta.url), 'utf8')
const set = [...sample.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
)

test('deploy/touchline.env lists every setting once, and no other', () => {
  expect(set.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(environmentShape.shape).toSorted(),
  )
})

test('deploy/touchline.env sets nothing until a # is removed', () => {
  expect(sample.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

/** Private keys, which must not be copied from an example. */
const made = ['AUTH_KEYS']

test.each(set.filter(({ name }) => !made.includes(name)))(
  'accepts the example for $name',
  ({ name, value }) => {
    const wrong = environmentShape
      .partial()
      .safeParse({ [name]: value })
      .error?.issues.map(({ message }) => message)
    expect(wrong).toBeUndefined()
  },
)
