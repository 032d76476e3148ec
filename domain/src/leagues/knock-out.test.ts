import { describe, expect, test } from 'vitest'

import { resolveTies, planKnockOutChanges, winnerOf } from './knock-out-results.ts'
import { type Entrant, knockOut, type Tie } from './knock-out.ts'
import { type Match, type Outcome, playedOutcome } from './match.ts'
import { match } from './testing/small-league.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1))

describe('a knock-out', () => {
  test.each([
    [2, ['1-2']],
    [4, ['1-4', '2-3', 'W1.1-W1.2']],
    [3, ['2-3', '1-W1.2']],
    [8, ['1-8', '4-5', '2-7', '3-6', 'W1.1-W1.2', 'W1.3-W1.4', 'W2.1-W2.2']],
    [6, ['4-5', '3-6', '1-W1.2', '2-W1.4', 'W2.1-W2.2']],
    [5, ['4-5', '1-W1.2', '2-3', 'W2.1-W2.2']],
    [1, []],
    [0, []],
  ])('of %i', (count, expected) => {
    expect(written(knockOut({ seeds: seeds(count), thirdPlace: 'not_played' }))).toEqual(expected)
  })

  test.each([2, 3, 5, 8, 13, 16, 33, 64])('of %i has one tie fewer than teams', (count) => {
    const ties = knockOut({ seeds: seeds(count), thirdPlace: 'not_played' })
    expect(ties).toHaveLength(count - 1)
    expect(ties.at(-1)?.teamsLeft).toBe(2)
    const byes = 2 ** Math.ceil(Math.log2(count)) - count
    const early = ties.filter(({ round }) => round === 1).flatMap(({ home, away }) => [home, away])
    const resting = seeds(count).filter(
      (seed) => !early.some((entrant) => entrant.kind === 'team' && entrant.team === seed),
    )
    expect(resting).toEqual(seeds(count).slice(0, byes))
  })

  test.each([
    [4, ['third: L1.1-L1.2']],
    [8, ['third: L2.1-L2.2']],
    [3, []],
    [2, []],
  ])('of %i with a third-place match', (count, expected) => {
    const ties = knockOut({ seeds: seeds(count), thirdPlace: 'played' })
    const third = ties.filter(({ kind }) => kind === 'third_place')
    expect(third.map((tie) => `${tie.id}: ${written([tie]).join('')}`)).toEqual(expected)
  })
})

describe('the next opponents', () => {
  const ties = knockOut({ seeds: ['A', 'B', 'C', 'D'], thirdPlace: 'played' })
  const state = (results: Readonly<Record<string, Match>>) => ({
    ties,
    legs: 1,
    matches: new Map(Object.entries(results).map(([id, played]) => [id, [played]])),
    rules: { awayGoals: 'do_not_count' } as const,
  })

  test('are open until earlier ties are decided', () => {
    const begun = state({ '1.1': match('A-D 2:0'), '1.2': match('B-C') })
    expect(teamsIn(begun)).toEqual(['A-D>A', 'B-C>?', 'A-?>?', 'D-?>?'])
    expect(planKnockOutChanges(begun)).toEqual({ due: [], changed: [], unwanted: [] })
  })

  test('are the winners, and for third place the losers', () => {
    const semis = state({ '1.1': match('A-D 2:0'), '1.2': match('B-C 0:1') })
    expect(teamsIn(semis)).toEqual(['A-D>A', 'B-C>C', 'A-C>?', 'D-B>?'])
    expect(planKnockOutChanges(semis).due).toMatchObject([
      { tie: { id: '2.1' }, leg: 1, home: 'A', away: 'C' },
      { tie: { id: 'third' }, leg: 1, home: 'D', away: 'B' },
    ])
  })

  test('change with a corrected result', () => {
    const corrected = state({
      '1.1': match('A-D 2:3'),
      '1.2': match('B-C 0:1'),
      '2.1': match('D-C 0:1'),
    })
    expect(teamsIn(corrected)).toEqual(['A-D>D', 'B-C>C', 'D-C>C', 'A-B>?'])
  })

  const semis = { '1.1': match('A-D 2:3'), '1.2': match('B-C 0:1') }

  test('take over the match planned for the earlier winner', () => {
    const { changed } = planKnockOutChanges(state({ ...semis, '2.1': match('A-C') }))
    expect(changed).toMatchObject([{ matchId: 'A-C', home: 'D', away: 'C' }])
    expect(planKnockOutChanges(state({ ...semis, '2.1': match('C-D') })).changed).toEqual([])
  })

  test('are unknown after a result was removed, and the planned match is deleted', () => {
    const open = { ...semis, '1.1': match('A-D'), '2.1': match('A-C') }
    expect(planKnockOutChanges(state(open))).toEqual({ due: [], changed: [], unwanted: ['A-C'] })
  })

  test("don't delete a match that was played, which just doesn't count", () => {
    const played = state({ ...semis, '2.1': match('A-C 4:0'), third: match('A-B') })
    expect(teamsIn(played)).toEqual(['A-D>D', 'B-C>C', 'D-C>?', 'A-B>?'])
    expect(planKnockOutChanges(played)).toEqual({ due: [], changed: [], unwanted: [] })
  })

  test('meet twice before the final, with home and away swapped', () => {
    const twice = { ...state({ '1.1': match('A-D 1:0') }), legs: 2 }
    expect(planKnockOutChanges(twice).due).toMatchObject([
      { tie: { id: '1.1' }, leg: 2, home: 'D', away: 'A' },
      { tie: { id: '1.2' }, leg: 1, home: 'B', away: 'C' },
      { tie: { id: '1.2' }, leg: 2, home: 'C', away: 'B' },
    ])
  })
})

const pens: Outcome = {
  ...playedOutcome(1, 1),
  decided: 'shoot_out',
  shootOut: { home: 3, away: 4 },
}

test.each([
  ['one match', [match('A-B 2:1')], 'A'],
  ['a level match', [match('A-B 1:1')], null],
  ['a level match where goals away count in two', [match('A-B 1:1')], null],
  ['a shoot-out', [match('A-B', pens)], 'B'],
  ['both matches', [match('A-B 2:1'), match('B-A 3:1')], 'B'],
  ['goals away', [match('A-B 1:0'), match('B-A 2:1')], 'A'],
  ['a shoot-out at the end', [match('A-B 1:1'), match('B-A', pens)], 'A'],
  ['the first of two matches', [match('A-B 5:0'), match('B-A')], null],
  ['a match others played', [match('A-C 5:0'), match('A-B 0:1')], 'B'],
  ['nothing yet', [], null],
  [
    'a match that is annulled and one that counts',
    [match('A-B', { kind: 'annulled' }), match('A-B 0:1')],
    'B',
  ],
  [
    'a decision',
    [match('A-B', { kind: 'awarded', score: { home: 0, away: 0 }, against: 'home', points: null })],
    'B',
  ],
] as const)('%s: advances', (_, matches, winner) => {
  expect(winnerOf(['A', 'B'], matches, { awayGoals: 'count' })).toBe(winner)
})

function written(ties: readonly Tie[]): readonly string[] {
  return ties.map(({ home, away }) => `${nameOf(home)}-${nameOf(away)}`)
}

function nameOf(entrant: Entrant): string {
  if (entrant.kind === 'team') return entrant.team
  return `${entrant.kind === 'winner' ? 'W' : 'L'}${entrant.tie}`
}

function teamsIn(state: Parameters<typeof resolveTies>[0]): readonly string[] {
  return resolveTies(state).map(
    ({ home, away, winner }) => `${home ?? '?'}-${away ?? '?'}>${winner ?? '?'}`,
  )
}
