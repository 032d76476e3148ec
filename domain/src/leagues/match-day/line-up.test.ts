import { describe, expect, test } from 'vitest'

import { formationsOf } from '../../teams/formations.ts'
import { formats } from '../../teams/options.ts'
import {
  formationLines,
  splitLineUp,
  mayBePicked,
  mergeLineUps,
  countStarters,
  type LineUpDraft,
} from './line-up.ts'

/** Parses "A1 B2 C-": A at place 1, B at 2, C on the bench; a star marks the captain. */
function written(spots: string, formation: string | null = '4-4-2'): LineUpDraft {
  const players = spots
    .split(' ')
    .filter(Boolean)
    .map(([memberId = '', place]) => ({
      memberId,
      place: place === '-' ? null : Number(place),
      shirtNumber: null,
    }))
  const captain = spots.split(' ').find((spot) => spot.endsWith('*'))?.[0] ?? null
  return { formation, captain, players }
}

function shown(lineUp: LineUpDraft | undefined): string | undefined {
  return lineUp?.players
    .map(({ memberId, place }) => {
      const star = memberId === lineUp.captain ? '*' : ''
      return `${memberId}${place ?? '-'}${star}`
    })
    .toSorted()
    .join(' ')
}

test.each([
  ['football', null, 11],
  ['football', '7v7', 7],
  ['volleyball', null, 6],
  ['korfball', null, 15],
] as const)('in %s, %s, %i start', (sport, format, starters) => {
  expect(countStarters(sport, format)).toBe(starters)
})

test.each(formats)('the lines of every %s formation add up to the starters', (format) => {
  for (const formation of formationsOf('football', format)) {
    const lines = formationLines(formation, { sport: 'football', format }) ?? []
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(countStarters('football', format))
  }
})

test('a free-text formation has no lines', () => {
  expect(formationLines('zone', { sport: 'football', format: null })).toBeUndefined()
  expect(formationLines('4-4-2', { sport: 'handball', format: null })).toBeUndefined()
})

test('a line-up lists starters by place, and the bench', () => {
  expect(splitLineUp(written('C2 A- B0'))).toEqual({ starters: ['B', 'C'], bench: ['A'] })
})

test.each([
  [true, null, true],
  [false, null, false],
  [true, 'maybe', true],
  [false, 'going', true],
  [true, 'not_going', false],
])('invited: %s, answered %s, may be picked: %s', (isAsked, answer, may) => {
  expect(mayBePicked({ isAsked, answer })).toBe(may)
})

describe('edits by two coaches', () => {
  test.each([
    ['who change nothing', 'A0 B1', 'A0 B1', 'A0 B1', 'A0 B1'],
    ['who change other places', 'A0 B1 C-', 'A2 B1 C-', 'A0 B1 C3', 'A2 B1 C3'],
    ['who do the same', 'A0 B1', 'A2 B1', 'A2 B1', 'A2 B1'],
    ['who add different people', 'A0', 'A0 B1', 'A0 C2', 'A0 B1 C2'],
    ['who swap, while another adds', 'A0 B1', 'A0 B1 C-', 'A1 B0', 'A1 B0 C-'],
    ['one takes away, one adds', 'A0 B1', 'A0', 'A0 B1 C2', 'A0 C2'],
    ['who move the same player', 'A0', 'A1', 'A2', undefined],
    ['who fill the same place', 'A0 B- C-', 'A0 B1 C-', 'A0 B- C1', undefined],
    ['one takes away whom the other moves', 'A0 B1', 'A0', 'A0 B2', undefined],
    ['who name different captains', 'A0 B1', 'A0* B1', 'A0 B1*', undefined],
    ['one names a captain, one moves', 'A0 B1', 'A0* B1', 'A0 B2', 'A0* B2'],
    ['one takes the captain away', 'A0* B1', 'B1', 'A0* B1 C2', 'B1 C2'],
    ['one names whom the other takes away', 'A0 B1', 'B1', 'A0* B1', undefined],
  ])('%s', (...row) => {
    const [, was, is, wished, expected] = row
    const versions = { was: written(was), is: written(is), wished: written(wished) }
    expect(shown(mergeLineUps(versions))).toBe(expected)
  })

  test('a second choice of formation is a conflict', () => {
    const was = written('A0', '4-4-2')
    const [is, wished] = [written('A0', '4-3-3'), written('A0', '3-5-2')]
    expect(mergeLineUps({ was, is, wished })).toBeUndefined()
    expect(mergeLineUps({ was, is, wished: was })).toEqual(is)
  })

  test("a shirt number belongs to the player's place", () => {
    const was = written('A0')
    const shirt = (shirtNumber: string) => ({
      ...was,
      players: was.players.map((player) => ({ ...player, shirtNumber })),
    })
    expect(mergeLineUps({ was, is: shirt('7'), wished: shirt('9') })).toBeUndefined()
    expect(mergeLineUps({ was, is: shirt('7'), wished: shirt('7') })).toEqual(shirt('7'))
  })
})
