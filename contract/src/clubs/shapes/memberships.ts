import { historyFields } from '@touchline/domain/clubs/memberships/history'
import {
  exitReasons,
  maxClubPeople,
  membershipKinds,
} from '@touchline/domain/clubs/memberships/options'
import { z } from 'zod'

import {
  day,
  email,
  requiredLine,
  id,
  instant,
  line,
  paragraph,
  phone,
  version,
} from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'
import { clubPerson } from './members.ts'

export const clubPersonKey = clubKey.extend({ personId: id })

const text = (max: number) =>
  line(max)
    .nullable()
    .transform((typed) => (typed === '' ? null : typed))

/** The club's record; name, birth date and contact only for people on no roster. */
const recordValues = z.object({
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  dateOfBirth: day.nullable(),
  email: email.nullable(),
  phone: phone.nullable(),
  address: text(300),
  number: text(30),
  kind: z.enum(membershipKinds),
  enteredOn: day.nullable(),
  exitedOn: day.nullable(),
  exitReason: z.enum(exitReasons).nullable(),
  accountHolder: text(100),
  /** With or without blanks; the check digits must be valid (`iban_wrong`). */
  iban: text(50),
  mandateReference: text(35),
  mandateSignedOn: day.nullable(),
  notes: paragraph(2000).nullable(),
})

/** A person without a team: a passive or honorary member. */
export const newClubMember = clubKey.extend({
  ...recordValues.partial().shape,
  firstName: recordValues.shape.firstName,
  lastName: recordValues.shape.lastName,
})

export const clubMemberChange = clubPersonKey.extend({
  changes: recordValues.partial(),
  /** The version that was edited; refused if there is a newer one. */
  version: version.optional(),
})

/** The IBAN is masked; it can be replaced or removed. */
export const clubRecord = recordValues.extend({
  iban: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  number: z.string().nullable(),
  accountHolder: z.string().nullable(),
  mandateReference: z.string().nullable(),
  notes: z.string().nullable(),
  version,
})

export const recordChange = z.object({
  /** Null for a deleted account. */
  changedBy: z.string().nullable(),
  changedAt: instant,
  /** Empty where the record was created. */
  changes: z.array(
    z.object({
      field: z.enum(historyFields),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
})

export const clubMember = z.object({
  person: clubPerson,
  /** Null if the club has no record of this person. */
  record: clubRecord.nullable(),
  history: z.array(recordChange),
  nextNumber: z.string(),
})

export const clubMembersChange = clubKey.extend({
  personIds: z.array(id).min(1).max(maxClubPeople),
  act: z.discriminatedUnion('kind', [
    /** Ends the membership and archives the person in all teams. */
    z.object({ kind: z.literal('leave'), exitedOn: day, reason: z.enum(exitReasons) }),
    /** Restores a former member in the teams they were last archived in. */
    z.object({ kind: z.literal('return') }),
    z.object({
      kind: z.literal('record'),
      membershipKind: z.enum(membershipKinds).optional(),
      enteredOn: day.optional(),
      /** Assigns the next free numbers in this order to people without one. */
      giveNumbers: z.boolean().default(false),
    }),
  ]),
})

const refusals = ['not_allowed', 'not_found', 'left_before_entry'] as const

export const clubMembersResult = z.object({
  done: z.array(id),
  refused: z.array(z.object({ personId: id, code: z.enum(refusals) })),
})

export type ClubMemberChange = z.infer<typeof clubMemberChange>
export type NewClubMember = z.infer<typeof newClubMember>
export type ClubMember = z.infer<typeof clubMember>
export type ClubRecord = z.infer<typeof clubRecord>
export type RecordChanges = ClubMemberChange['changes']
export type ClubMembersChange = z.infer<typeof clubMembersChange>
export type ClubMembersAction = ClubMembersChange['act']
export type ClubMembersResult = z.infer<typeof clubMembersResult>
export type ClubMemberRefusal = (typeof refusals)[number]
