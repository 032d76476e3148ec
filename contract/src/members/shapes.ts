import { accessKinds, accessOf, toAccessFlags } from '@touchline/domain/members/access'
import { maxCustomFields } from '@touchline/domain/members/custom-fields'
import { genders } from '@touchline/domain/members/genders'
import { guardianRoles } from '@touchline/domain/members/roles'
import { maxMembersPerPage } from '@touchline/domain/members/roster-page'
import { sides } from '@touchline/domain/members/sides'
import { z } from 'zod'

import { picture } from '../files/shapes.ts'
import { cappedRecord } from '../wire/caps.ts'
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
} from '../wire/values.ts'
import { pendingBirthDate } from './shapes/birth-date.ts'

export const teamKey = z.object({ teamId: id })
export const memberKey = teamKey.extend({ memberId: id })
export const guardianKey = memberKey.extend({ guardianId: id })

export const rosterQuery = teamKey.extend({
  /** A case-insensitive part of the first name, surname, nickname, email, role or position. */
  search: line(100).optional(),
  state: z.enum(['active', 'archived']).default('active'),
  limit: z.coerce.number().int().min(1).max(maxMembersPerPage).default(maxMembersPerPage),
  cursor: z.string().max(600).optional(),
})

export const parentName = z.object({
  guardianId: id,
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(guardianRoles),
})

/**
 * A member on the roster. For people who may not see private data, `isPrivate` is true and email,
 * phone, birth date, gender, licence, address, strong side, sizes, notes and parents are null;
 * `custom` then holds only fields visible to the whole team.
 */
export const member = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string().nullable(),
  /** Free text without effect on permissions. */
  role: z.string(),
  /** Permissions in this team, given by an admin. */
  access: z.array(z.enum(accessKinds)),
  /** Derived from `access`, for clients that read only this field. */
  isAdmin: z.boolean(),
  position: z.string().nullable(),
  jerseyNumber: z.string().nullable(),
  photo: picture.nullable(),
  /** For staff: whether the team may publish pictures of this person. Null for everyone else. */
  pictures: z.enum(['yes', 'no', 'unanswered']).nullable(),
  /** True if an account is linked to this member. */
  hasJoined: z.boolean(),
  /**
   * True if the member, or a guardian who may answer for them, has an account. Null without
   * permission.
   */
  isReached: z.boolean().nullable(),
  /** True if an invitation to the member or a guardian is pending. Null without permission. */
  isInvited: z.boolean().nullable(),
  /**
   * For members who haven't joined, and staff only: whether emails arrive, and a phone number to
   * call.
   */
  unjoined: z
    .object({
      getsLetters: z.boolean(),
      numbers: z.array(z.object({ name: z.string(), phone: z.string() })),
    })
    .nullable(),
  /** Created by an invitation that hasn't been accepted yet. */
  isPlaceholder: z.boolean(),
  isPrivate: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  dateOfBirth: day.nullable(),
  gender: z.enum(genders).nullable(),
  licenceNumber: z.string().nullable(),
  dominantSide: z.enum(sides).nullable(),
  shirtSize: z.string().nullable(),
  shortsSize: z.string().nullable(),
  shoeSize: z.string().nullable(),
  address: z.string().nullable(),
  notes: z.string().nullable(),
  /**
   * Values of the team's own fields by field id, stored as described in
   * domain/members/custom-fields.
   */
  custom: z.record(id, z.string()),
  parents: z.array(parentName),
  archivedAt: instant.nullable(),
  /** Last day of an absence that includes today. */
  awayUntil: day.nullable(),
  version,
})

/**
 * A member as lists show them: without the details of the member page, and only the parents' names.
 */
export const rosterMember = member
  .omit({
    dominantSide: true,
    shirtSize: true,
    shortsSize: true,
    shoeSize: true,
    address: true,
    notes: true,
  })
  .extend({ parents: z.array(parentName.omit({ guardianId: true })) })

export const rosterPage = z.object({
  members: z.array(rosterMember),
  /** The number of matching members on all pages. */
  total: z.int(),
  nextCursor: z.string().nullable(),
})

/**
 * A parent. Contact details are null and `isPrivate` is true for people who may not see them, such
 * as other parents.
 */
export const guardian = parentName.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isPrivate: z.boolean(),
  isMe: z.boolean(),
  hasJoined: z.boolean(),
  verifiedAt: instant.nullable(),
  blockedAt: instant.nullable(),
  /** Blocked for the same child by another team of the club; only that team can lift the block. */
  isBlockedElsewhere: z.boolean(),
  /** The guardian uses the child's own account, so this guardianship can't be verified. */
  sharesAccount: z.boolean(),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
  version,
})

export const memberPage = z.object({
  member,
  guardians: z.array(guardian),
  /**
   * The day on which the member turns 18 and the guardians lose access, once they were notified.
   */
  takesOverOn: day.nullable(),
  /**
   * For the person and staff: whether the team sees this person's picture. Null for everyone else.
   */
  isPictureShown: z.boolean().nullable(),
  /**
   * Null unless the viewer is the person, a guardian, staff or the safeguarding person; always null
   * for API tokens.
   */
  pendingBirthDate: pendingBirthDate.nullable(),
})

/** The fields of the member form. Null clears a field. */
const memberFields = z.object({
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  nickname: line(60).nullable(),
  email: email.nullable(),
  phone: phone.nullable(),
  /** Forms show DD/MM/YYYY, the API takes YYYY-MM-DD. Must be in the past. */
  dateOfBirth: day.nullable(),
  gender: z.enum(genders).nullable(),
  address: line(300).nullable(),
  position: line(60).nullable(),
  /** Text, because 00 and 0 are different shirts. */
  jerseyNumber: z
    .string()
    .regex(/^\d{1,3}$/)
    .nullable(),
  licenceNumber: line(60).nullable(),
  dominantSide: z.enum(sides).nullable(),
  shirtSize: line(20).nullable(),
  shortsSize: line(20).nullable(),
  shoeSize: line(20).nullable(),
  notes: paragraph(2000).nullable(),
  role: requiredLine(60),
  /** Replaces all access. `member` may be left out, as everyone on the roster has it. */
  access: z
    .array(z.enum(accessKinds))
    .max(accessKinds.length)
    .transform((access) => accessOf(toAccessFlags(access))),
  /** Values of the team's own fields; fields left out stay as they are, null clears one. */
  custom: cappedRecord(id, line(500).nullable(), maxCustomFields),
})

/** A parent added with a new player; an email address or a phone number is enough. */
export const newParent = z
  .object({
    role: z.enum(guardianRoles).default('guardian'),
    firstName: requiredLine(100),
    lastName: requiredLine(100),
    email: email.nullable(),
    phone: phone.nullable(),
  })
  .refine((parent) => parent.email !== null || parent.phone !== null, {
    path: ['phone'],
    message: 'contact_required',
  })

/** Adds a member by hand. Only first and last name are required. */
export const newMember = teamKey.extend({
  ...memberFields.omit({ role: true, access: true, custom: true }).partial().shape,
  firstName: memberFields.shape.firstName,
  lastName: memberFields.shape.lastName,
  role: memberFields.shape.role.optional(),
  parents: z.array(newParent).max(4).optional(),
})

export const memberChange = memberFields.partial()

/**
 * `changes` holds only the changed fields, `was` their values before the edit. If one of these
 * fields changed meanwhile, the request fails with changed_meanwhile and saves nothing; edits to
 * different fields are merged. With If-Match, any newer version is a conflict.
 */
export const memberPatch = memberKey.extend({ changes: memberChange, was: memberChange.optional() })

/** The fields of the Add parent dialog; only the phone is optional. */
export const guardianFields = z.object({
  role: z.enum(guardianRoles),
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email,
  phone: phone.nullish(),
})

export const newGuardian = memberKey.extend(guardianFields.shape)

export const guardianChange = guardianFields
  .extend({ email: email.nullable(), phone: phone.nullable() })
  .partial()

export const guardianPatch = guardianKey.extend({
  changes: guardianChange,
  was: guardianChange.optional(),
})

export type Member = z.infer<typeof member>
export type RosterMember = z.infer<typeof rosterMember>
export type RosterQuery = z.infer<typeof rosterQuery>
export type RosterPage = z.infer<typeof rosterPage>
export type MemberPage = z.infer<typeof memberPage>
export type Guardian = z.infer<typeof guardian>
export type NewMember = z.infer<typeof newMember>
export type MemberChange = z.infer<typeof memberChange>
export type GuardianFields = z.infer<typeof guardianFields>
export type GuardianChange = z.infer<typeof guardianChange>
