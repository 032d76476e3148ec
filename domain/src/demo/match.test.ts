import { expect, test } from 'vitest'

import { demoSheet } from './match.ts'

const squad = Array.from({ length: 10 }, (_, place) => `player ${place}`)
const match = (number: number, came: readonly string[] = squad) => ({
  number,
  score: undefined,
  came,
  starters: 7,
  minutes: 25,
})

test('makes the same match each time, and another one for the next number', () => {
  expect(demoSheet(match(1))).toEqual(demoSheet(match(1)))
  expect(demoSheet(match(1)).starters).not.toEqual(demoSheet(match(2)).starters)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7])('in match %i the goals are the score', (number) => {
  const { score, starters, bench, events, votes } = demoSheet(match(number))
  const scored = (side: string) =>
    events.filter((event) => event.kind === 'goal' && event.side === side).length
  expect([scored('own'), scored('opponent')]).toEqual([score.own, score.theirs])
  expect([...starters, ...bench].toSorted()).toEqual(squad.toSorted())
  expect(events.every(({ second }) => second >= 0 && second <= 25 * 60)).toBe(true)
  expect(events.filter(({ member, partner }) => member !== null && member === partner)).toEqual([])
  expect(votes.filter(({ voter, choice }) => voter === choice)).toEqual([])
})

test('keeps a known result', () => {
  const score = { own: 5, theirs: 0 }
  const { events } = demoSheet({ ...match(1), score })
  expect(events.filter(({ kind, side }) => kind === 'goal' && side === 'own')).toHaveLength(5)
})

test('has only a score without players', () => {
  const { starters, events, votes } = demoSheet(match(1, []))
  expect([starters, votes]).toEqual([[], []])
  expect(events.filter(({ member }) => member !== null)).toEqual([])
})
