import { maskedIban } from '../../values/iban.ts'

/** Fields in a record's history, in the form's order. */
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

export type RecordValues = Readonly<Partial<Record<RecordField, string | null>>>

export interface RecordChange {
  readonly field: RecordField
  readonly from: string | null
  readonly to: string | null
}

/** Changed fields of `after`. IBANs are masked, and notes only marked as changed. */
export function changesBetween(before: RecordValues, after: RecordValues): readonly RecordChange[] {
  return recordFields.flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field]]
    if (to === undefined || to === from) return []
    return [{ field, from: keptOf(field, from), to: keptOf(field, to) }]
  })
}

function keptOf(field: RecordField, value: string | null): string | null {
  if (value === null || field === 'notes') return null
  return field === 'iban' ? maskedIban(value) : value
}
