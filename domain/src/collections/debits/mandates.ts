import { Temporal } from 'temporal-polyfill'

export const mandateKinds = ['recurring', 'one_off'] as const
export type MandateKind = (typeof mandateKinds)[number]

/** A mandate, reduced to what collecting needs. */
export interface Mandate {
  readonly kind: MandateKind
  readonly signedOn: string
  readonly lastCollectedOn: string | null
  readonly isRevoked: boolean
}

export const mandateStates = ['valid', 'revoked', 'lapsed', 'used'] as const
export type MandateState = (typeof mandateStates)[number]

/** Months without a collection after which a mandate expires (SDD Core rulebook, 4.1). */
export const mandateLapseMonths = 36

/** Whether a mandate can be collected by on a day. */
export function mandateState(mandate: Mandate, onDay: string): MandateState {
  if (mandate.isRevoked) return 'revoked'
  if (mandate.kind === 'one_off' && mandate.lastCollectedOn !== null) return 'used'
  const since = mandate.lastCollectedOn ?? mandate.signedOn
  const lapsesOn = Temporal.PlainDate.from(since).add({ months: mandateLapseMonths }).toString()
  return onDay > lapsesOn ? 'lapsed' : 'valid'
}

export const sequences = ['FRST', 'RCUR', 'OOFF'] as const
export type Sequence = (typeof sequences)[number]

interface Collecting extends Pick<Mandate, 'kind' | 'lastCollectedOn'> {
  /** Some banks still need it, although RCUR is allowed for a first collection since 2016. */
  readonly marksFirst: boolean
}

/** The sequence type of a collection. FNAL is optional and never needed: a mandate lapses without it. */
export function sequenceType({ kind, lastCollectedOn, marksFirst }: Collecting): Sequence {
  if (kind === 'one_off') return 'OOFF'
  return marksFirst && lastCollectedOn === null ? 'FRST' : 'RCUR'
}

/** A valid reference: 35 characters of the SEPA set, no leading or double slash (EPC230-15). */
export function isMandateReference(text: string): boolean {
  return /^(?!\/)(?!.*\/\/)[A-Za-z0-9+?/:().,'\- ]{1,35}$/.test(text) && text.trim() === text
}
