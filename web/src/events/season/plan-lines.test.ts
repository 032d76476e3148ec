import { expect, test } from 'vitest'

import {
  batchOf,
  linesOf,
  newLine,
  planReducer,
  type PlanAction,
  type PlanLines,
} from './plan-lines.ts'

const { cells } = newLine('row', 'training', { team: 'a', from: '17:30' })
const row = { id: 'row', cells, version: 1, publishedAt: null, eventId: null }
const after = (state: PlanLines, ...actions: readonly PlanAction[]) =>
  actions.reduce(planReducer, state)
const change = (from: string): PlanAction => ({ type: 'change', id: 'row', cells: { from } })

test('nothing is sent before something changes, and then only that row', () => {
  const read = linesOf([row, { ...row, id: 'other' }])
  expect(batchOf(read)).toBeUndefined()
  expect(batchOf(after(read, change('18:00')))?.lines).toMatchObject([{ id: 'row', version: 1 }])
})

test('what is typed while a save runs is sent afterwards', () => {
  const typed = after(linesOf([row]), change('18:00'))
  const sent = batchOf(typed) ?? { lines: [], removed: [], order: [] }
  const saved = { type: 'saved', sent, saved: [{ id: 'row', version: 2 }], conflicts: [] } as const
  expect(batchOf(after(typed, saved))).toBeUndefined()
  const next = after(typed, change('18:15'), saved)
  expect(batchOf(next)?.lines).toMatchObject([{ version: 2, cells: { from: '18:15' } }])
})

test.each([
  ['mine', '18:00', 5],
  ['theirs', '16:00', 5],
] as const)('of two versions of a row the planner keeps %s', (keep, from, version) => {
  const typed = after(linesOf([row]), change('18:00'))
  const sent = batchOf(typed) ?? { lines: [], removed: [], order: [] }
  const theirs = { ...row, cells: { ...cells, from: '16:00' }, version: 5 }
  const refused = after(typed, { type: 'saved', sent, saved: [], conflicts: [theirs] })
  expect(batchOf(refused)).toBeUndefined()
  const settled = after(refused, { type: 'settle', id: 'row', keep })
  expect(settled.lines).toMatchObject([{ version, cells: { from }, theirs: undefined }])
  expect(batchOf(settled) === undefined).toBe(keep === 'theirs')
})

test('news from the server spare what is typed, and remove what others removed', () => {
  const state = after(linesOf([row, { ...row, id: 'gone' }]), change('18:00'))
  const news = after(state, {
    type: 'read',
    rows: [
      { ...row, version: 3 },
      { ...row, id: 'new' },
    ],
  })
  expect(news.lines.map(({ id, cells: { from } }) => [id, from])).toEqual([
    ['row', '18:00'],
    ['new', '17:30'],
  ])
})

test('a row removed before it was saved is never sent', () => {
  const added = after(linesOf([]), { type: 'add', line: newLine('x', 'training') })
  expect(after(added, { type: 'remove', id: 'x' }).removed).toEqual([])
  expect(after(linesOf([row]), { type: 'remove', id: 'row' }).removed).toEqual([
    { id: 'row', version: 1 },
  ])
})

test('a row that another planner changed before it was removed comes back', () => {
  const removed = after(linesOf([row]), { type: 'remove', id: 'row' })
  const sent = batchOf(removed) ?? { lines: [], removed: [], order: [] }
  const conflicts = [{ ...row, version: 2 }]
  const back = after(removed, { type: 'saved', sent, saved: [], conflicts })
  expect(back.lines).toMatchObject([{ id: 'row', version: 2, isReturned: true }])
  expect(batchOf(back)).toBeUndefined()
  expect(after(back, { type: 'remove', id: 'row' }).removed).toEqual([{ id: 'row', version: 2 }])
})

test('a row removed while it is saved is removed at the saved version', () => {
  const typed = after(linesOf([]), {
    type: 'add',
    line: newLine('row', 'training', { from: '17:30' }),
  })
  const sent = batchOf(typed) ?? { lines: [], removed: [], order: [] }
  const saved = [{ id: 'row', version: 1 }]
  const gone = after(
    typed,
    { type: 'remove', id: 'row' },
    { type: 'saved', sent, saved, conflicts: [] },
  )
  expect(batchOf(gone)?.removed).toEqual([{ id: 'row', version: 1 }])
})
