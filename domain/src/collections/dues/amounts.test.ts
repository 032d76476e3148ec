import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { maxAmount } from '../../values/money.ts'
import { familyDues, type FamilyDues } from './amounts.ts'
import {
  duesPeriods,
  type DuesPeriod,
  type DuesPerson,
  type DuesRate,
  type DuesRules,
  type RateChoice,
} from './rules.ts'

const rate = (id: string, amount: number, more: Partial<DuesRate> = {}): DuesRate => ({
  id,
  name: id,
  minAge: null,
  maxAge: null,
  teamIds: [],
  kinds: [],
  amount,
  ...more,
})
const rules: DuesRules = {
  rates: [
    rate('honorary', 0, { kinds: ['honorary'] }),
    rate('passive', 3000, { kinds: ['passive'] }),
    rate('first team', 24_000, { teamIds: ['first'] }),
    rate('child', 8400, { maxAge: 13 }),
    rate('youth', 9600, { minAge: 14, maxAge: 17 }),
    rate('adult', 15_000, { minAge: 18 }),
  ],
  rateChoice: 'first',
  isProRata: true,
  siblingPercents: [25, 50],
  familyMaximum: null,
  yearBegins: 1,
}
const year: DuesPeriod = { startsOn: '2027-01-01', months: 12 }

const person = (id: string, more: Partial<DuesPerson> = {}): DuesPerson => ({
  id,
  birthDate: '2016-05-01',
  teamIds: ['u12'],
  kind: 'active',
  enteredOn: null,
  exitedOn: null,
  exemptPercent: 0,
  ...more,
})
const amountsOf = ({ lines }: FamilyDues) =>
  Object.fromEntries(lines.map(({ personId, amount }) => [personId, amount]))
const dues = (people: readonly DuesPerson[], more: Partial<DuesRules> = {}, period = year) =>
  familyDues(people, { ...rules, ...more }, period)

test.each<[string, Partial<DuesPerson>, string | undefined, number | undefined]>([
  ['by age', {}, 'child', 8400],
  ['13 on the first day', { birthDate: '2013-01-02' }, 'child', 8400],
  ['14 on the first day', { birthDate: '2013-01-01' }, 'youth', 9600],
  ['of age on the first day', { birthDate: '2009-01-01' }, 'adult', 15_000],
  ['by team before age', { teamIds: ['u12', 'first'] }, 'first team', 24_000],
  ['by kind before team', { kind: 'passive', teamIds: ['first'] }, 'passive', 3000],
  ['honorary members', { kind: 'honorary' }, 'honorary', 0],
  ['without a birth date none by age', { birthDate: null }, undefined, undefined],
])('a rate is found %s', (...row) => {
  const [, traits, name, amount] = row
  const { lines, unrated } = dues([person('mia', traits)])
  expect(lines[0]?.rate.name).toBe(name)
  expect(lines[0]?.amount).toBe(amount)
  expect(unrated).toEqual(name === undefined ? ['mia'] : [])
})

const section = person('mia', { teamIds: ['u12', 'first'] })
const old = person('ada', { kind: 'passive', birthDate: '1950-01-01', teamIds: ['first'] })
const undated = person('noa', { birthDate: null })

test.each<[RateChoice, DuesPerson, string | undefined, number | undefined]>([
  ['first', section, 'first team', 24_000],
  ['highest', section, 'first team', 24_000],
  ['all', section, 'first team + child', 32_400],
  ['first', old, 'passive', 3000],
  ['highest', old, 'first team', 24_000],
  ['all', old, 'passive + first team + adult', 42_000],
  ['highest', person('leo'), 'child', 8400],
  ['all', person('leo'), 'child', 8400],
  ['highest', undated, undefined, undefined],
  ['all', undated, undefined, undefined],
])('of several rates "%s" counts', (...row) => {
  const [rateChoice, member, name, amount] = row
  const { lines } = dues([member], { rateChoice })
  expect(lines[0]?.rate.name).toBe(name)
  expect(lines[0]?.amount).toBe(amount)
})

test.each<[RateChoice, string, number]>([
  ['highest', 'adult', 15_000],
  ['all', 'adult + tennis', 19_000],
])('with "%s", rates for other kinds of members stay out', (rateChoice, name, amount) => {
  const rates = [
    rate('passive', 30_000, { kinds: ['passive', 'honorary'] }),
    rate('adult', 15_000, { kinds: ['active'] }),
    rate('tennis', 4000, { teamIds: ['tennis'] }),
    rate('chess', 90_000, { teamIds: ['chess'] }),
  ]
  const { lines } = dues([person('mia', { teamIds: ['tennis'] })], { rates, rateChoice })
  expect(lines[0]?.rate.name).toBe(name)
  expect(lines[0]?.amount).toBe(amount)
})

test('the first of equal rates counts as the highest', () => {
  const rates = [rate('one', 5000), rate('other', 5000)]
  expect(dues([section], { rates, rateChoice: 'highest' }).lines[0]?.rate.name).toBe('one')
})

test('added rates share exemption, months and the maximum of an amount', () => {
  const late = { ...section, exemptPercent: 50, enteredOn: '2027-07-01' }
  expect(amountsOf(dues([late], { rateChoice: 'all' }))).toEqual({ mia: 8100 })
  const rates = [rate('one', maxAmount), rate('other', maxAmount)]
  expect(amountsOf(dues([section], { rates, rateChoice: 'all' }))).toEqual({ mia: maxAmount })
})

test.each<[string, string | null, DuesPeriod, number | undefined]>([
  ['nobody knows when', null, year, 8400],
  ['years ago', '2020-03-01', year, 8400],
  ['on the first day', '2027-01-01', year, 8400],
  ['in January', '2027-01-31', year, 8400],
  ['in July', '2027-07-15', year, 4200],
  ['in December', '2027-12-31', year, 700],
  ['after the period', '2028-01-01', year, undefined],
  ['in the second month of a quarter', '2027-05-10', { startsOn: '2027-04-01', months: 3 }, 1400],
  ['in the month that is billed', '2027-05-10', { startsOn: '2027-05-01', months: 1 }, 700],
])('entry %s: pro rata', (...row) => {
  const [, enteredOn, period, amount] = row
  expect(amountsOf(dues([person('mia', { enteredOn })], {}, period))['mia']).toBe(amount)
})

test('charges the whole year for an entry in December without pro rata', () => {
  const late = person('mia', { enteredOn: '2027-12-01' })
  expect(amountsOf(dues([late], { isProRata: false }))).toEqual({ mia: 8400 })
})

test('bills people who leave during the period, but not those who left before', () => {
  const { away, lines } = dues([
    person('gone', { exitedOn: '2026-12-31' }),
    person('last', { exitedOn: '2027-06-30' }),
  ])
  expect(away).toEqual(['gone'])
  expect(lines.map(({ personId }) => personId)).toEqual(['last'])
})

describe('a family', () => {
  const ana = person('ana', { birthDate: '2011-02-01' })
  const ben = person('ben', { birthDate: '2014-02-01' })
  const cleo = person('cleo', { birthDate: '2017-02-01' })
  const dora = person('dora', { birthDate: '2019-02-01' })
  const father = person('father', { birthDate: '1980-02-01' })

  test('has a discount from the second child on, the eldest pays in full', () => {
    expect(amountsOf(dues([dora, cleo, father, ben, ana]))).toEqual({
      father: 15_000,
      ana: 9600,
      ben: 6300,
      cleo: 4200,
      dora: 4200,
    })
  })

  test("doesn't count a child that pays nothing", () => {
    const exempt = { ...ana, exemptPercent: 100 }
    expect(amountsOf(dues([exempt, ben, cleo]))).toEqual({ ana: 0, ben: 8400, cleo: 6300 })
  })

  test('pays its maximum and no cent more', () => {
    const { lines } = dues([father, ana, ben, cleo], { familyMaximum: 20_000 })
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(20_000)
    for (const { steps, amount } of lines)
      expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(amount)
  })

  test('lists each step with its amount', () => {
    const { lines } = dues([ana, { ...ben, exemptPercent: 10, enteredOn: '2027-07-01' }])
    expect(lines[1]).toEqual({
      personId: 'ben',
      rate: { key: 'child', name: 'child', amount: 8400 },
      amount: 2835,
      steps: [
        { kind: 'rate', amount: 8400 },
        { kind: 'exemption', amount: -840 },
        { kind: 'pro_rata', amount: -3780 },
        { kind: 'sibling', amount: -945 },
      ],
    })
  })
})

test.each(duesPeriods)('periods of %i months add up to the year, to the cent', (months) => {
  const starts = Array.from(
    { length: 12 / months },
    (_, at) => `2027-${String(((7 + at * months) % 12) + 1).padStart(2, '0')}-01`,
  )
  const sum = starts.reduce((total, startsOn) => {
    const { lines } = dues(
      [person('mia')],
      { rates: [rate('odd', 10_003)], yearBegins: 8 },
      { startsOn, months },
    )
    return total + (lines[0]?.amount ?? 0)
  }, 0)
  expect(sum).toBe(10_003)
})

const anybody = fc.record({
  birthDate: fc.option(fc.constantFrom('2008-01-01', '2012-06-30', '2018-12-31', '1975-03-03')),
  enteredOn: fc.option(fc.constantFrom('2020-01-01', '2027-02-15', '2027-11-30')),
  exemptPercent: fc.integer({ min: 0, max: 100 }),
})

test('no fee is negative, steps add up, and no family exceeds its maximum', () => {
  fc.assert(
    fc.property(
      fc.array(anybody, { maxLength: 8 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.constantFrom(...duesPeriods),
      (drawn, familyMaximum, months) => {
        const people = drawn.map((traits, at) => person(`p${at}`, traits))
        const { lines, unrated, away } = dues(people, { familyMaximum }, { ...year, months })
        const sum = lines.reduce((total, { amount }) => total + amount, 0)
        expect(lines.length + unrated.length + away.length).toBe(people.length)
        expect(lines.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true)
        expect(sum).toBeLessThanOrEqual(Math.ceil(familyMaximum / (12 / months)))
        for (const { amount, steps } of lines)
          expect(steps.reduce((total, step) => total + step.amount, 0)).toBe(amount)
      },
    ),
  )
})
