import type { DebitsShape, debitFiles } from '@touchline/contract/collections/shapes/debits'
import { isNumberFormat } from '@touchline/domain/clubs/memberships/numbers'
import { isCreditorIdentifier, isSepaIban } from '@touchline/domain/collections/debits/creditor'
import {
  debitLimits,
  defaultNoticeDays,
  defaultReferenceFormat,
} from '@touchline/domain/collections/debits/limits'

import { formatIban } from './format-iban.ts'
import type { DebitProblem } from './use-problem.ts'

/** The settings while they are typed. */
export interface TypedSettings {
  readonly name: string
  readonly identifier: string
  readonly iban: string
  readonly referenceFormat: string
  readonly noticeDays: string
  readonly file: (typeof debitFiles)[number]
  readonly marksFirst: boolean
}

export type SettingsProblems = Partial<Record<keyof TypedSettings, DebitProblem>>

/** The saved settings, or initial proposals. */
export function typedSettings({ creditor }: DebitsShape, clubName: string): TypedSettings {
  if (creditor !== null)
    return { ...creditor, iban: formatIban(creditor.iban), noticeDays: String(creditor.noticeDays) }
  return {
    name: clubName.slice(0, debitLimits.nameLength),
    identifier: '',
    iban: '',
    referenceFormat: defaultReferenceFormat,
    noticeDays: String(defaultNoticeDays),
    file: 'pain.008.001.08',
    marksFirst: false,
  }
}

/** Problems by field. */
export function problemsOfSettings(typed: TypedSettings): SettingsProblems {
  const days = typed.noticeDays.trim()
  const isCounted =
    /^\d{1,2}$/.test(days) && Number(days) >= 1 && Number(days) <= debitLimits.maxNoticeDays
  return {
    ...(typed.name.trim() === '' && { name: 'missing' }),
    ...(!isCreditorIdentifier(typed.identifier) && { identifier: 'identifier_wrong' }),
    ...(!isSepaIban(typed.iban) && { iban: 'iban_wrong' }),
    ...(!isNumberFormat(typed.referenceFormat) && { referenceFormat: 'format_wrong' }),
    ...(!isCounted && { noticeDays: 'number_wrong' }),
  }
}
