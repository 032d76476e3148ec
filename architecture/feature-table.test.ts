import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { read, root } from './sources.ts'

const page = read('docs/records/feature-table.md')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const features = rows.filter(
  ({ length, 0: first = '' }) => length === 7 && first !== 'Feature' && !first.startsWith('---'),
)
const sources = rows
  .filter(
    ([code = '', address = '']) => /^[ETPH]\d+$/.test(code) && address.startsWith('<https://'),
  )
  .map(([code = '']) => code)

test('every feature that Touchline has names tests that exist', () => {
  expect(features.length).toBeGreaterThanOrEqual(60)
  const shown = features.map(([feature, ours = '', , , , , proof = '']) => ({
    feature,
    verdict: /^(?:yes|partly|no)\b/.exec(ours)?.[0],
    files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))
  expect(shown.filter(({ verdict }) => verdict === undefined)).toEqual([])
  expect(shown.filter(({ verdict, files }) => verdict !== 'no' && files.length === 0)).toEqual([])
  const missing = shown
    .flatMap(({ files }) => files)
    .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file)))
  expect(missing).toEqual([])
})

test('what the table says of others has a source, or is not stated', () => {
  const bare = features.flatMap(([feature, , ...cells]) =>
    cells
      .slice(0, 4)
      .filter((cell) => !/^not stated\b|^(?:yes|no|paid plan) [ETPH]\d+/.test(cell))
      .map((cell) => `${feature}: ${cell}`),
  )
  expect(bare).toEqual([])
})

test('every source is listed once and used', () => {
  const [text = ''] = page.split('## Sources')
  const used = [...text.matchAll(/\b[ETPH]\d+\b/g)].map(([code]) => code)
  expect(sources.toSorted()).toEqual([...new Set(used)].toSorted())
})
