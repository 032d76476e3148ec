import { presets } from '@touchline/domain/leagues/presets'
import { expect, test } from 'vitest'

import { copyRules } from './find-preset.ts'
import { editsAfterSaving, type PartEdit, withEdit, withoutEdit } from './part-edits.ts'

const own: PartEdit = { version: 4, rules: copyRules(presets.football) }
const older: PartEdit = { version: 3, rules: null }
const edits = new Map([
  ['autumn', own],
  ['spring', older],
])

test('each stage keeps its own edit until it is discarded', () => {
  const more = withEdit(edits, 'cup', { version: 5, rules: null })
  expect([...more.keys()]).toEqual(['autumn', 'spring', 'cup'])
  expect(withoutEdit(more, 'cup')).toEqual(edits)
})

test("saving one stage doesn't make one's own edit of another stale", () => {
  const both = withEdit(edits, 'cup', own)
  expect(editsAfterSaving(both, { part: 'cup', versions: [4, 5] }).get('autumn')).toEqual({
    ...own,
    version: 5,
  })
})

test('an edit that was already stale is still refused', () => {
  const left = editsAfterSaving(edits, { part: 'autumn', versions: [4, 5] })
  expect(left).toEqual(new Map([['spring', older]]))
})
