import type { ItemKind } from './ledger.ts'

/** Fines and drinks that most teams have, with usual amounts in minor units; offered, not given. */
export const presets = {
  late_practice: { kind: 'fine', amount: 200 },
  late_match: { kind: 'fine', amount: 500 },
  no_show: { kind: 'fine', amount: 1000 },
  dissent: { kind: 'fine', amount: 1000 },
  red_card: { kind: 'fine', amount: 2500 },
  forgot_kit: { kind: 'fine', amount: 300 },
  left_behind: { kind: 'fine', amount: 200 },
  beer: { kind: 'drink', amount: 200 },
  soft_drink: { kind: 'drink', amount: 150 },
  water: { kind: 'drink', amount: 100 },
} as const satisfies Record<string, { readonly kind: ItemKind; readonly amount: number }>

export type Preset = keyof typeof presets
