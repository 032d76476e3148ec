import { isNumberFormat } from '@touchline/domain/clubs/memberships/numbers'
import { isCreditorIdentifier, isSepaIban } from '@touchline/domain/collections/debits/creditor'
import { debitLimits as limits } from '@touchline/domain/collections/debits/limits'
import {
  isMandateReference,
  mandateKinds,
  mandateStates,
} from '@touchline/domain/collections/debits/mandates'
import { withoutBlanks } from '@touchline/domain/values/iban'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, requiredLine, id, instant, language, line, version } from '../../wire/values.ts'
import { debitRun } from './debit-runs.ts'
import { billPageKey } from './payer.ts'

/** An account that can be debited, with or without blanks. */
const iban = line(50).refine(isSepaIban, { error: 'iban_wrong' }).transform(withoutBlanks)

export const debitFiles = ['pain.008.001.08', 'pain.008.001.02'] as const

const creditorSettings = z.object({
  /** The account holder at the bank. */
  name: requiredLine(limits.nameLength),
  identifier: line(50)
    .refine(isCreditorIdentifier, { error: 'identifier_wrong' })
    .transform(withoutBlanks),
  iban,
  /** The format of new references: text with {n} or {nnn}, and optionally {year}. */
  referenceFormat: line(30).refine(isNumberFormat, { error: 'format_wrong' }),
  noticeDays: z.int().min(1).max(limits.maxNoticeDays),
  file: z.enum(debitFiles),
  /** Whether the bank needs FRST for a first collection. */
  marksFirst: z.boolean(),
})

export type CreditorSettings = z.output<typeof creditorSettings>

/** A club's SEPA direct debit. */
export const debits = z.object({
  /** Null until set up. */
  creditor: creditorSettings
    .extend({ identifier: z.string(), iban: z.string(), referenceFormat: z.string() })
    .nullable(),
  version,
  /** Only clubs with bills in euros can collect. */
  isOffered: z.boolean(),
  /** Proposed for the next mandate. */
  nextReference: z.string(),
  mandates: z.int(),
  runs: z.array(debitRun),
})

export type DebitsShape = z.output<typeof debits>

/** `version` is the one edited, 0 for none. */
export const creditorEdit = clubKey.extend({ ...creditorSettings.shape, version })

const address = z.object({
  line: requiredLine(70),
  postcode: requiredLine(16),
  town: requiredLine(35),
})

/** The mandate's account and holder. */
const account = {
  holder: requiredLine(limits.nameLength),
  iban,
  /** For accounts outside the European Economic Area (domain/collections/debits/creditor). */
  address: address.nullable().default(null),
}

/** A mandate as the club sees it. */
export const mandate = z.object({
  id,
  reference: z.string(),
  kind: z.enum(mandateKinds),
  state: z.enum(mandateStates),
  holder: z.string(),
  iban: z.string(),
  address: address.nullable(),
  signedOn: day,
  /** Null: signed on paper. */
  signature: z.object({ name: z.string(), text: z.string(), at: instant }).nullable(),
  /** The payer it covers. */
  payer: z.string(),
  lastCollectedOn: day.nullable(),
  /** The member in whose record it is kept and changed. */
  personId: id.nullable(),
})

export type MandateShape = z.output<typeof mandate>

export const mandateList = z.object({ mandates: z.array(mandate) })

export const mandateKey = clubKey.extend({ mandateId: id })

/** A mandate on paper, or a change of one. `mandateId` is chosen by the browser. */
export const mandateEdit = mandateKey.extend({
  reference: line(limits.referenceLength).refine(isMandateReference, { error: 'reference_wrong' }),
  kind: z.enum(mandateKinds),
  signedOn: day,
  ...account,
  /** For a new one: a bill of the payer. */
  bill: z.object({ teamId: id, billId: id }).nullable().default(null),
})

export type MandateEdit = z.output<typeof mandateEdit>

/** The payer signs, changes the account, or revokes: null. */
export const mandateSignature = billPageKey.extend({
  mandate: z
    .object({
      ...account,
      /** The language of the signed text. */
      language,
      /** The name that was typed as a signature. */
      name: requiredLine(limits.nameLength),
    })
    .nullable(),
})

export type MandateSignature = NonNullable<z.output<typeof mandateSignature>['mandate']>
