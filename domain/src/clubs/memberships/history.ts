import { maskedIban } from '../../values/iban.ts'

/** Fields of a record's form, in its order. */
export const recordFields = [
  'number',
  'kind',
  'enteredOn',
  'exitedOn',
  'exitReason',
  'firstName',
  'lastName',
  'dateOfBirth',
  'email',
  'phone',
  'address',
  'accountHolder',
  'iban',
  'mandateReference',
  'mandateSignedOn',
  'notes',
] as const
export type RecordField = (typeof recordFields)[number]

/** Fields in a record's history: also what is changed elsewhere. */
export const historyFields = [...recordFields, 'exemptPercent', 'exemptReason'] as const
export type HistoryField = (typeof historyFields)[number]

export type RecordValues = Readonly<Partial<Record<HistoryField, string | number | null>>>

export interface RecordChange {
  readonly field: HistoryField
  readonly from: string | null
  readonly to: string | null
}

/** Changed fields of `after`. IBANs are masked; notes and reasons of exemptions only marked as changed. */
export function changesBetween(before: RecordValues, after: RecordValues): readonly RecordChange[] {
  return historyFields.flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field]]
    if (to === undefined || to === from) return []
    return [{ field, from: keptOf(field, from), to: keptOf(field, to) }]
  })
}

function keptOf(field: HistoryField, value: string | number | null): string | null {
  if (value === null || field === 'notes' || field === 'exemptReason') return null
  return field === 'iban' ? maskedIban(String(value)) : String(value)
}
