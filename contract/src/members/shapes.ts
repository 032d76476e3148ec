import { accessKinds, accessOf, flagsOf } from '@touchline/domain/members/access'
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
  filledLine,
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
  /** Contained in first name, surname, nickname, e-mail, role or position, in any case. */
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
 * A person of the roster. Who may not see a person's private facts gets null in their place and
 * `isPrivate: true`: e-mail, phone, birth date, gender, licence, address, strong side, sizes, notes and
 * parents; of `custom` they get the fields that are for the whole team.
 */
export const member = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string().nullable(),
  /** A label in any words, without effect. */
  role: z.string(),
  /** What they may do here, chosen by an admin. */
  access: z.array(z.enum(accessKinds)),
  /** Follows from `access`. */
  isAdmin: z.boolean(),
  position: z.string().nullable(),
  jerseyNumber: z.string().nullable(),
  photo: picture.nullable(),
  /** Whether the team may show pictures of them, for staff; null to everyone else. */
  pictures: z.enum(['yes', 'no', 'unanswered']).nullable(),
  /** Linked to an account: the person has joined. */
  hasJoined: z.boolean(),
  /**
   * What the team sends is read by someone with an account: the person, or a parent who speaks for
   * them. Null to those who may not know.
   */
  isReached: z.boolean().nullable(),
  /** An invitation to the person, or to a parent, still waits for its answer. Null to those who may not know. */
  isInvited: z.boolean().nullable(),
  /**
   * For a member no one has joined for: whether emails reach an address on the roster, and whom to call.
   * Staff only.
   */
  unjoined: z
    .object({
      getsLetters: z.boolean(),
      numbers: z.array(z.object({ name: z.string(), phone: z.string() })),
    })
    .nullable(),
  /** Invited, and not yet the person who accepts. */
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
  /** Values of the team's own fields, by the id of the field, as domain/members/custom-fields stores them. */
  custom: z.record(id, z.string()),
  parents: z.array(parentName),
  archivedAt: instant.nullable(),
  /** Noted as away today, and until when. */
  awayUntil: day.nullable(),
  version,
})

/** What a list shows of a member: all but what only their own page does, and the parents' names alone. */
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
  /** All that fit the query, on every page. */
  total: z.int(),
  nextCursor: z.string().nullable(),
})

/** A parent. Contact is null for those who may not see it (`isPrivate`): other parents, for one. */
export const guardian = parentName.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isPrivate: z.boolean(),
  isMe: z.boolean(),
  hasJoined: z.boolean(),
  verifiedAt: instant.nullable(),
  blockedAt: instant.nullable(),
  /** Blocked for the same child in another team of the club, which alone can lift it. */
  isBlockedElsewhere: z.boolean(),
  /** Signed in with the account of the child itself: no one can vouch for that. */
  sharesAccount: z.boolean(),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
  version,
})

export const memberPage = z.object({
  member,
  guardians: z.array(guardian),
  /** Told already: from this day on the person decides alone, and the guardians' access ends. */
  takesOverOn: day.nullable(),
  /** Whether the team would see a picture of the person, and staff may give them one. Null to everyone else. */
  isPictureShown: z.boolean().nullable(),
  /** For the person, the family, staff and the safeguarding person; null to everyone else and to programs. */
  pendingBirthDate: pendingBirthDate.nullable(),
})

/** What the member form holds. Null empties a field. */
const memberFields = z.object({
  firstName: filledLine(100),
  lastName: filledLine(100),
  nickname: line(60).nullable(),
  email: email.nullable(),
  phone: phone.nullable(),
  /** Typed as DD/MM/YYYY, sent as a day; must be past. */
  dateOfBirth: day.nullable(),
  gender: z.enum(genders).nullable(),
  address: line(300).nullable(),
  position: line(60).nullable(),
  /** Text: 00 and 0 are two shirts. */
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
  role: filledLine(60),
  /** All of it again; everyone on the roster is a member, said or not. */
  access: z
    .array(z.enum(accessKinds))
    .max(accessKinds.length)
    .transform((access) => accessOf(flagsOf(access))),
  /** The team's own fields, each by itself like any other: null empties one. */
  custom: cappedRecord(id, line(500).nullable(), maxCustomFields),
})

/** A parent who comes with a new player: a phone number or an email address is enough. */
export const newParent = z
  .object({
    role: z.enum(guardianRoles).default('guardian'),
    firstName: filledLine(100),
    lastName: filledLine(100),
    email: email.nullable(),
    phone: phone.nullable(),
  })
  .refine((parent) => parent.email !== null || parent.phone !== null, {
    path: ['phone'],
    message: 'contact_required',
  })

/** POST: by hand. First and last name are needed, the rest may follow. */
export const newMember = teamKey.extend({
  ...memberFields.omit({ role: true, access: true, custom: true }).partial().shape,
  firstName: memberFields.shape.firstName,
  lastName: memberFields.shape.lastName,
  role: memberFields.shape.role.optional(),
  parents: z.array(newParent).max(4).optional(),
})

export const memberChange = memberFields.partial()

/**
 * PATCH: the changed fields alone, and what the sender saw in them before. A field that someone else
 * changed meanwhile answers changed_meanwhile and nothing is saved; different fields are both kept.
 * If-Match with the version refuses any change in between.
 */
export const memberPatch = memberKey.extend({ changes: memberChange, was: memberChange.optional() })

/** The add parent dialog: role, names and e-mail are required, the phone is not. */
export const guardianFields = z.object({
  role: z.enum(guardianRoles),
  firstName: filledLine(100),
  lastName: filledLine(100),
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
