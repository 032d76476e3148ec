/** What a column of a member list can say about the person of the row. */
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
  'role',
  'role_number',
  'not_playing',
  'team',
  'division',
] as const

/** Whose parent a column speaks of. `parents` holds one cell for all of them. */
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
export type GuardianSlot = (typeof guardianSlots)[number]
export type GuardianPart = (typeof guardianParts)[number]
export type GuardianField = `${GuardianSlot}.${GuardianPart}`
export type ColumnField = MemberField | GuardianField

/** Every meaning a person can give a column by hand. */
export const columnFields: readonly ColumnField[] = [
  ...memberFields,
  ...guardianSlots.flatMap((slot) => guardianParts.map((part) => guardianField(slot, part))),
]

export function guardianField(slot: GuardianSlot, part: GuardianPart): GuardianField {
  return `${slot}.${part}`
}

export function isColumnField(text: string): text is ColumnField {
  return columnFields.some((field) => field === text)
}
