import { accessKinds, maxEmergencyContacts } from '@touchline/domain/children/health'
import { guardianRoles } from '@touchline/domain/members/roles'
import { z } from 'zod'

import { requiredLine, id, instant, line, paragraph, phone, version } from '../../wire/values.ts'
import { memberKey } from '../shapes.ts'

export const emergencyContact = z.object({
  name: requiredLine(120),
  /** Relation to the child in free text; may be empty. */
  relation: line(60),
  phone,
})

const healthNotes = z.object({
  allergies: paragraph(2000),
  medication: paragraph(2000),
  notes: paragraph(4000),
  doctorName: line(120),
  doctorPhone: phone.nullable(),
})

export const healthFields = healthNotes.extend({
  contacts: z.array(emergencyContact).max(maxEmergencyContacts),
})

/** The stored data, or null if there is none. */
export const healthPage = z.object({
  memberId: id,
  consent: z.enum(['yes', 'no', 'unanswered']),
  /** Whether the reader can edit it, now or after consenting. */
  mayAnswer: z.boolean(),
  record: healthFields.extend({ version, updatedAt: instant }).nullable(),
})

export const healthChange = memberKey.extend({
  /** Null erases it. */
  health: healthFields.nullable(),
  /** The version on screen; null if there was none. */
  version: version.nullable().default(null),
})

/** The medical notes needed in an emergency. */
export const emergencyNotes = z.object({
  contacts: z.array(emergencyContact),
  allergies: z.string(),
  medication: z.string(),
})

/** A person to call: a parent, or the person themselves. */
export const personToCall = z.object({
  name: z.string(),
  relation: z.enum([...guardianRoles, 'self']),
  phone: z.string().nullable(),
})

/** Contacts for someone; the notes need consent, else null. */
export const emergency = z.object({
  memberId: id,
  people: z.array(personToCall),
  notes: emergencyNotes.nullable(),
})

/** Contacts of everyone on the roster, as far as the reader may see them. */
export const emergencyNumbers = z.object({ members: z.array(emergency.omit({ notes: true })) })

/** The download address expires after ten minutes. */
export const certificate = z.object({
  title: z.string(),
  fileName: z.string(),
  download: z.string().startsWith('/storage/v1/'),
})

/** One entry of the access log. */
export const accessEntry = z.object({
  id,
  /** Null once the account is deleted. */
  name: z.string().nullable(),
  what: z.enum(accessKinds),
  /** Opened through an API token. */
  isByProgram: z.boolean(),
  accessedAt: instant,
})

export const accessQuery = memberKey.extend({
  /** The last entry of the previous page; that page has no viewers. */
  cursor: id.optional(),
})

export const viewer = z.object({
  name: z.string(),
  /** The role that gives access. */
  as: z.enum(['self', 'guardian', 'coach', 'admin', 'club_manager', 'youth_director']),
  /** Contact details, birth date and address. */
  seesContact: z.boolean(),
  seesHealth: z.boolean(),
})

/** Viewers come only with the first page of the log. */
export const access = z.object({
  memberId: id,
  viewers: z.array(viewer),
  log: z.array(accessEntry),
  nextCursor: id.nullable(),
})

export type EmergencyContact = z.infer<typeof emergencyContact>
export type HealthFields = z.infer<typeof healthFields>
export type HealthChange = z.infer<typeof healthChange>
export type HealthPage = z.infer<typeof healthPage>
export type Emergency = z.infer<typeof emergency>
export type EmergencyNotes = z.infer<typeof emergencyNotes>
export type EmergencyNumbers = z.infer<typeof emergencyNumbers>
export type PersonToCall = z.infer<typeof personToCall>
export type Certificate = z.infer<typeof certificate>
export type Access = z.infer<typeof access>
export type AccessEntry = z.infer<typeof accessEntry>
export type Viewer = z.infer<typeof viewer>
