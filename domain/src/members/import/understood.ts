import type { CustomValues } from '../custom-fields.ts'
import type { Side } from '../sides.ts'
import type { Gender, GuardianRole, StaffRole } from './cells.ts'

/** A parent of a row. One without a name is known by the contact and the relation only. */
export interface UnderstoodGuardian {
  readonly role: GuardianRole
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
}

/** What a row says about its person, in the forms that are stored. */
export interface UnderstoodMember {
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
  /** Of the team's own fields. */
  readonly custom: CustomValues
  /** Set for coaches and other staff. */
  readonly staff: StaffRole | undefined
  readonly plays: boolean
}

export interface UnderstoodRow {
  readonly row: number
  readonly line: number
  readonly team: string | undefined
  /** Every team the row names; a club's list may name several. */
  readonly teams?: readonly string[]
  /** In a club's list the team this row goes to: the id of one, or `new:` and the key of its name. */
  readonly target?: string
  readonly member: UnderstoodMember
  readonly guardians: readonly UnderstoodGuardian[]
  /** The list has a day in the past on which this person left. */
  readonly hasLeft?: boolean
  /** Goes into the archive, as someone has said. */
  readonly isArchived?: boolean
}

/** Something of the file that was not taken over: each kind has its sentence in text/members. */
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
] as const

/** Something that was taken over and is worth a look. */
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
  /** It would make an adult of a child: a guardian confirms it first. */
  'birth_date_waits',
  'phone_unusual',
  'several_addresses',
  'extra_value_left_out',
] as const

export type ErrorKind = (typeof errorKinds)[number]
export type NoticeKind = (typeof noticeKinds)[number]

export interface ImportProblem {
  readonly severity: 'error' | 'notice'
  readonly kind: ErrorKind | NoticeKind
  readonly row: number
  readonly line: number
  /** The heading of the column; empty when the problem is of the row. */
  readonly column: string
  readonly value: string
  /** Other rows it concerns (a shared shirt number or address). */
  readonly otherRows: readonly number[]
}
