import type { MandateShape } from '@touchline/contract/collections/shapes/debits'
import { isMandateReference, type MandateKind } from '@touchline/domain/collections/debits/mandates'

import { formatIban } from '../format-iban.ts'
import type { DebitProblem } from '../use-problem.ts'
import { problemsOfAccount, type TypedAccount } from './typed-account.ts'

/** A bill whose payer signed on paper. */
export interface PaperMandateBill {
  readonly teamId: string
  readonly billId: string
  readonly payer: string
}

/** A mandate while it is typed. */
export interface TypedMandate extends TypedAccount {
  readonly reference: string
  readonly signedOn: string
  readonly kind: MandateKind
}

export type MandateProblems = Partial<Record<keyof TypedMandate, string>>

const noAddress = { line: '', postcode: '', town: '' }

/** Initial values from a mandate, or from the payer of a bill. */
export function initialMandate(
  edited: MandateShape | PaperMandateBill,
  nextReference: string,
): TypedMandate {
  if ('id' in edited) {
    const { holder, iban, address, reference, signedOn, kind } = edited
    return { ...(address ?? noAddress), holder, iban: formatIban(iban), reference, signedOn, kind }
  }
  const { payer: holder } = edited
  return {
    ...noAddress,
    holder,
    iban: '',
    reference: nextReference,
    signedOn: '',
    kind: 'recurring',
  }
}

/** Problems by field. */
export function problemsOfMandate(
  typed: TypedMandate,
  today: string,
): Partial<Record<keyof TypedMandate, DebitProblem>> {
  return {
    ...problemsOfAccount(typed),
    ...(typed.signedOn === '' && { signedOn: 'missing' as const }),
    ...(typed.signedOn > today && { signedOn: 'future' as const }),
    ...(!isMandateReference(typed.reference.trim()) && { reference: 'reference_wrong' as const }),
  }
}

/** The error messages by field. */
export function problemSentences(
  found: ReturnType<typeof problemsOfMandate>,
  sentences: Readonly<Record<DebitProblem, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(found).map(([field, code]) => [field, sentences[code]]))
}
