import type { CustomValues } from '../custom-fields.ts'
import type { Side } from '../sides.ts'
import type { Gender, GuardianRole, StaffRole } from './cells.ts'
import type { InterpretedRecord } from './record-cells.ts'

/** A parent in a row. Without a name, only contact and relation are known. */
export interface InterpretedGuardian {
  readonly role: GuardianRole
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
}

/** The values of a row in their stored form. */
export interface InterpretedMember {
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | undefined
  readonly dateOfBirth: string | undefined
  readonly gender: Gender | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly address: string | undefined
  readonly position: string | undefined
  readonly jerseyNumber: string | undefined
  readonly licenceNumber: string | undefined
  readonly dominantSide: Side | undefined
  readonly shirtSize: string | undefined
  readonly shortsSize: string | undefined
  readonly shoeSize: string | undefined
  /** Values of the team's own fields. */
  readonly custom: CustomValues
  /** Set for coaches and other staff. */
  readonly staff: StaffRole | undefined
  readonly plays: boolean
}

export interface InterpretedRow {
  readonly row: number
  readonly line: number
  readonly team: string | undefined
  /** Every team the row names; only in a club's list. */
  readonly teams?: readonly string[]
  /** In a club's list, the team's id, or `new:` and the name's key. */
  readonly target?: string
  readonly member: InterpretedMember
  readonly guardians: readonly InterpretedGuardian[]
  /** Of the membership, in the list of a whole club. */
  readonly record?: InterpretedRecord
  /** The list has a past leaving date for this person. */
  readonly hasLeft?: boolean
  /** True if a person chose to import them into the archive. */
  readonly isArchived?: boolean
}

/** Values that were left out; text/members has a sentence for each kind. */
export const errorKinds = [
  'date_unreadable',
  'date_other_order',
  'date_no_such_month',
  'date_no_such_day',
  'date_not_past',
  'date_too_long_ago',
  'name_missing',
  'first_name_missing',
  'parent_alone',
  'parent_of_several',
  'jersey_out_of_range',
  'jersey_unreadable',
  'email_incomplete',
  'phone_unreadable',
  'phone_extension',
  'too_long',
  'custom_unreadable',
  'iban_wrong',
  'left_before_entry',
  'record_too_long',
  'number_taken',
  'mandate_taken',
  'parents_without_team',
] as const

/** Values that were imported but should be checked. */
export const noticeKinds = [
  'row_hidden',
  'quote_not_closed',
  'last_name_missing',
  'role_unknown',
  'gender_unknown',
  'side_unknown',
  'jersey_kept_as_text',
  'jersey_shared',
  'email_shared',
  'contact_of_guardian',
  'date_counted',
  'date_short_year',
  'date_unlikely',
  /** The date would make a child an adult, so a guardian has to confirm it. */
  'birth_date_waits',
  'phone_unusual',
  'several_addresses',
  'extra_value_left_out',
  'kind_unknown',
] as const

export type ErrorKind = (typeof errorKinds)[number]
export type NoticeKind = (typeof noticeKinds)[number]

export interface ImportProblem {
  readonly severity: 'error' | 'notice'
  readonly kind: ErrorKind | NoticeKind
  readonly row: number
  readonly line: number
  /** The heading; empty if the problem concerns the whole row. */
  readonly column: string
  readonly value: string
  /** Other rows with the same shirt number or address. */
  readonly otherRows: readonly number[]
}
