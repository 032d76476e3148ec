/** What a column can hold about the member in a row. */
export const memberFields = [
  'first_name',
  'last_name',
  'full_name',
  'nickname',
  'birth_date',
  'gender',
  'email',
  'phone',
  'phone_country',
  'address',
  'city',
  'region',
  'postcode',
  'country',
  'position',
  'jersey_number',
  'licence_number',
  'dominant_side',
  'shirt_size',
  'shorts_size',
  'shoe_size',
  'role',
  'role_number',
  'not_playing',
  'team',
  'division',
  'left_on',
] as const

/** What a club keeps about a membership; read in the list of a whole club only. */
export const recordColumns = [
  'membership_number',
  'membership_kind',
  'entered_on',
  'account_holder',
  'iban',
  'mandate_reference',
  'mandate_signed_on',
] as const

/** Which parent a column is about. `parents` holds all of them in one cell. */
export const guardianSlots = [
  'mother',
  'father',
  'guardian_1',
  'guardian_2',
  'guardian_3',
  'guardian_4',
  'parents',
] as const

export const guardianParts = [
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'relation',
] as const

export type MemberField = (typeof memberFields)[number]
export type RecordColumn = (typeof recordColumns)[number]
export type GuardianSlot = (typeof guardianSlots)[number]
export type GuardianPart = (typeof guardianParts)[number]
export type GuardianField = `${GuardianSlot}.${GuardianPart}`
/** One of the team's own fields, by id. */
export type CustomColumn = `custom:${string}`
export type ColumnField = MemberField | RecordColumn | GuardianField | CustomColumn

/** Every meaning that can be chosen for a column by hand, except the team's own fields. */
export const columnFields: readonly ColumnField[] = [
  ...memberFields,
  ...recordColumns,
  ...guardianSlots.flatMap((slot) => guardianParts.map((part) => guardianField(slot, part))),
]

export function guardianField(slot: GuardianSlot, part: GuardianPart): GuardianField {
  return `${slot}.${part}`
}

export function isColumnField(text: string): text is ColumnField {
  return columnFields.some((field) => field === text) || isCustomColumn(text)
}

export function customColumn(fieldId: string): CustomColumn {
  return `custom:${fieldId}`
}

/** The field id of a column for one of the team's own fields. */
export function fieldIdOf(column: string): string | undefined {
  return isCustomColumn(column) ? column.slice('custom:'.length) : undefined
}

export function isCustomColumn(text: string): text is CustomColumn {
  return /^custom:[0-9a-f-]{36}$/.test(text)
}
