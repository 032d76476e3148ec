import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { english } from '../text/src/wire/testing/said-in-english.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/first-weeks.md'), 'utf8')

test('what docs/first-weeks.md quotes is on a screen', async () => {
  const said = [...(await english())]
  const named = [...page.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label)
  expect(named.length).toBeGreaterThan(30)
  // “…” stands for a name, such as a team's.
  const isSaid = (label: string) =>
    said.includes(label) || said.some((sentence) => fits(label, sentence))
  expect(named.filter((label) => !isSaid(label))).toEqual([])
})

function fits(label: string, sentence: string): boolean {
  const [before = '', after] = label.split(' … ')
  return after !== undefined && sentence.startsWith(before) && sentence.endsWith(after)
}
