import type { CashBox, CashBoxEntry } from '@touchline/contract/cashbox/shapes'

const id = (last: string) => `019cebf5-0f00-7000-8000-0000000000${last}`

export const late = { id: id('a1'), kind: 'fine', name: 'Late', amount: 500 } as const
export const beer = { id: id('a2'), kind: 'drink', name: 'Beer', amount: 200 } as const

const player = (last: string, firstName: string, balance: number) => ({
  memberId: id(last),
  firstName,
  lastName: 'Ruiz',
  balance,
  hasLeft: false,
  isMinor: false,
})

export const paul = player('b1', 'Paul', 1250)
export const rosa = player('b2', 'Rosa', 0)

export function boxOf(change: Partial<CashBox> = {}): CashBox {
  return {
    isOn: true,
    refusal: null,
    currency: 'EUR',
    isOpen: true,
    hasMinors: false,
    myBalance: 1250,
    cash: 8750,
    items: [late, beer],
    presets: [],
    players: [paul, rosa],
    ...change,
  }
}

export function entryOf(change: Partial<CashBoxEntry> = {}): CashBoxEntry {
  return {
    id: id('c1'),
    kind: 'drink',
    label: 'Beer',
    owed: 200,
    cash: 0,
    member: { memberId: paul.memberId, firstName: 'Paul', lastName: 'Ruiz' },
    event: null,
    by: 'Paul Ruiz',
    createdAt: '2026-12-01T20:00:00.000Z',
    isUndo: false,
    isUndone: false,
    mayUndo: true,
    ...change,
  }
}
