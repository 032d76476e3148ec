import { expect, test } from 'vitest'

import { judgeVanished } from './trusted-reading.ts'

const now = new Date('2026-11-29T15:00:00Z')
const whole = { isCutOff: false, leftOut: 0, coming: 3, now }

/** Missing for this many minutes; undefined if present until now. */
const missing = (minutes: number | undefined) => ({
  missingSince: minutes === undefined ? null : new Date(now.getTime() - minutes * 60_000),
})

interface Case {
  readonly what: string
  readonly vanished: readonly (number | undefined)[]
  readonly signs?: Partial<typeof whole>
  readonly gone: number
}

const cases: readonly Case[] = [
  { what: 'one of three', vanished: [undefined], gone: 1 },
  { what: 'nothing', vanished: [], gone: 0 },
  { what: 'all at once', vanished: [undefined, undefined, undefined], gone: 0 },
  { what: 'the only one', vanished: [undefined], signs: { coming: 1 }, gone: 0 },
  { what: 'one, cut off', vanished: [undefined], signs: { isCutOff: true }, gone: 0 },
  { what: 'one, another unreadable', vanished: [undefined], signs: { leftOut: 1 }, gone: 0 },
  { what: 'all, half an hour later again', vanished: [30, 30, 30], gone: 0 },
  { what: 'all, an hour later again', vanished: [60, 60, 60], gone: 3 },
  { what: 'one, cut off an hour later again', vanished: [60], signs: { isCutOff: true }, gone: 1 },
  { what: 'all, one only now', vanished: [60, 60, undefined], gone: 2 },
  { what: 'one, in a whole calendar soon after a broken one', vanished: [5], gone: 1 },
]

test.each(cases)('$what: $gone gone', ({ vanished, signs, gone }) => {
  const entries = vanished.map(missing)
  const judged = judgeVanished(entries, { ...whole, ...signs })
  expect(judged.gone).toHaveLength(gone)
  expect(new Set([...judged.gone, ...judged.missing])).toEqual(new Set(entries))
})
