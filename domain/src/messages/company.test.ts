import { describe, expect, test } from 'vitest'

import { isAccompanied, type Participant } from './company.ts'

const adult = (accountId: string): Participant => ({
  accountId,
  memberId: `row of ${accountId}`,
  isMinor: false,
  childIds: [],
})
const child = (accountId: string): Participant => ({ ...adult(accountId), isMinor: true })
const parentOf = (...names: string[]): Participant => ({
  accountId: `parent of ${names.join()}`,
  memberId: undefined,
  isMinor: false,
  childIds: names.map((name) => `row of ${name}`),
})
const coach = adult('coach')
const admin = adult('admin')
const ana = child('ana')
const ben = child('ben')

describe('no minor is alone with an adult', () => {
  test.each([
    ['two adults', [coach, admin], true],
    ['an adult and a minor', [coach, ana], false],
    ['two adults and a minor', [coach, admin, ana], false],
    ['an adult, a minor and the parent', [coach, ana, parentOf('ana')], true],
    ['an adult, a minor and the parent of another', [coach, ana, parentOf('ben')], false],
    ['two minors with one parent each', [ana, ben, parentOf('ana'), parentOf('ben')], true],
    ['two minors with the parent of one', [ana, ben, parentOf('ana')], false],
    ['two minors of one parent', [ana, ben, parentOf('ana', 'ben')], true],
    ['two minors by themselves', [ana, ben], false],
    ['a parent and the own child', [ana, parentOf('ana')], true],
  ])('named people, %s: %s', (_, participants, isFine) => {
    expect(isAccompanied('people', participants)).toBe(isFine)
  })

  test.each([
    ['an adult and a minor', [coach, ana], false],
    ['an adult and many minors', [coach, ana, ben], false],
    ['two adults and a minor', [coach, admin, ana], true],
    ['an adult, a minor and the parent', [coach, ana, parentOf('ana')], true],
    ['minors by themselves', [ana, ben], true],
    ['nobody', [], true],
  ])('the whole team, %s: %s', (_, participants, isFine) => {
    for (const kind of ['team', 'role', 'event'] as const)
      expect(isAccompanied(kind, participants)).toBe(isFine)
  })
})
