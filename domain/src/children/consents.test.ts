import { expect, test } from 'vitest'

import {
  consentKinds,
  consentState,
  consentInForce,
  findDisagreement,
  newestAnswer,
  type ConsentAnswer,
  type ConsentByAccount,
} from './consents.ts'

const answer = (
  kind: ConsentAnswer['kind'],
  state: 'yes' | 'no',
  minute: number,
): ConsentAnswer => ({
  kind,
  state,
  givenAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
})

const states = (given: readonly ConsentAnswer[]) =>
  Object.fromEntries(consentKinds.map((kind) => [kind, consentState(newestAnswer(given, kind))]))

test.each(consentKinds)('%s is unanswered at first', (kind) => {
  expect(states([])[kind]).toBe('unanswered')
})

test.each(consentKinds)('a yes to %s says nothing about the others', (kind) => {
  const given = states([answer(kind, 'yes', 0)])
  expect(consentKinds.filter((other) => given[other] === 'yes')).toEqual([kind])
})

test('the newest answer counts, whatever the order they are read in', () => {
  const given = [answer('health', 'yes', 0), answer('health', 'no', 5)]
  expect(states(given)['health']).toBe('no')
  expect(states(given.toReversed())['health']).toBe('no')
})

test('a withdrawn consent can be given again', () => {
  const given = [
    answer('pictures_team', 'yes', 0),
    answer('pictures_team', 'no', 1),
    answer('pictures_team', 'yes', 2),
  ]
  expect(states(given)['pictures_team']).toBe('yes')
})

const seasonStart = new Date('2026-01-01T12:01:00.000Z')
const acrossSeasons: [ConsentAnswer['kind'], minute: number, state: string][] = [
  ['pictures_team', 0, 'unanswered'],
  ['pictures_team', 1, 'yes'],
  ['pictures_team', 2, 'yes'],
  ['pictures_public', 0, 'unanswered'],
  ['pictures_public', 1, 'yes'],
  ['membership', 0, 'yes'],
  ['health', 0, 'yes'],
  ['third_parties', 0, 'yes'],
]

test.each(acrossSeasons)(
  'a yes to %s, given in minute %s, is %s in the season that began in minute 1',
  (kind, minute, state) => {
    expect(consentState(answer(kind, 'yes', minute), seasonStart)).toBe(state)
  },
)

test("without a season an answer about pictures doesn't expire", () => {
  expect(consentState(answer('pictures_team', 'yes', 0))).toBe('yes')
})

test("last season's no is unanswered in the new season", () => {
  expect(consentState(answer('pictures_team', 'no', 0), seasonStart)).toBe('unanswered')
})

/**
 * 'm yes 0': the mother answers yes in minute 0; 'x' is a parent whose access has ended, 's' the
 * person.
 */
function said(line: string, kind: ConsentAnswer['kind']): ConsentByAccount {
  const [giverId = '', state, minute] = line.split(' ')
  return {
    ...answer(kind, state === 'yes' ? 'yes' : 'no', Number(minute)),
    giverId,
    givenAs: giverId === 's' ? 'self' : 'guardian',
    isFromCurrentGuardian: giverId !== 'x',
  }
}

const amongGuardians: [lines: string[], state: string, disagreeing: number][] = [
  [['m yes 2', 'f yes 3'], 'yes', 0],
  [['f no 2', 'm yes 3'], 'no', 2],
  [['m yes 2', 'f no 3'], 'no', 2],
  [['f no 2', 'm yes 3', 'f yes 4'], 'yes', 0],
  [['f no 2', 'm yes 3', 'm no 4'], 'no', 0],
  [['f yes 2', 'f no 3', 'm yes 4', 'm yes 5'], 'no', 2],
  [['x no 2', 'm yes 3'], 'yes', 0],
  [['f no 2', 's yes 3'], 'yes', 0],
]

test.each(amongGuardians)('%j makes %s, with %i in disagreement', (lines, state, disagreeing) => {
  const given = lines.map((line) => said(line, 'health'))
  expect(consentInForce(given, 'health')).toBe(state)
  expect(findDisagreement(given, 'health')).toHaveLength(disagreeing)
})

test("last season's no wins over another guardian’s yes this season", () => {
  const given = ['f no 0', 'm yes 2'].map((line) => said(line, 'pictures_public'))
  expect(consentInForce(given, 'pictures_public', seasonStart)).toBe('no')
})
