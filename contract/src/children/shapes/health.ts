import { looksAt, mostEmergencyContacts } from '@touchline/domain/children/health'
import { guardianRoles } from '@touchline/domain/members/roles'
import { z } from 'zod'

import { filledLine, id, instant, line, paragraph, phone, version } from '../../wire/values.ts'
import { memberKey } from '../shapes.ts'

export const emergencyContact = z.object({
  name: filledLine(120),
  /** How they are related, in their own words; '' when nobody said. */
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
  contacts: z.array(emergencyContact).max(mostEmergencyContacts),
})

/** What is stored, or null while there is nothing. */
export const healthPage = z.object({
  memberId: id,
  consent: z.enum(['yes', 'no', 'unanswered']),
  /** True when the one who asks may write it now, or could after consenting. */
  mayAnswer: z.boolean(),
  record: healthFields.extend({ version, updatedAt: instant }).nullable(),
})

export const healthChange = memberKey.extend({
  health: healthFields,
  /** The version on the screen; null when there was nothing. */
  version: version.nullable(),
})

/** The medical notes for an emergency, and no more. */
export const emergencyNotes = z.object({
  contacts: z.array(emergencyContact),
  allergies: z.string(),
  medication: z.string(),
})

/** Somebody to call: a parent, or the person themselves. */
export const personToCall = z.object({
  name: z.string(),
  relation: z.enum([...guardianRoles, 'self']),
  phone: z.string().nullable(),
})

/** Who to call about somebody; the notes come with their consent, else null. */
export const emergency = z.object({
  memberId: id,
  people: z.array(personToCall),
  notes: emergencyNotes.nullable(),
})

/** Who to call about everyone on the roster the reader may call about. */
export const emergencyNumbers = z.object({ members: z.array(emergency.omit({ notes: true })) })

/** What a coach opens by a look; the address ends in ten minutes. */
export const certificate = z.object({
  title: z.string(),
  fileName: z.string(),
  download: z.string().startsWith('/storage/v1/'),
})

export const look = z.object({
  id,
  /** Null when the person is no longer with Touchline. */
  name: z.string().nullable(),
  what: z.enum(looksAt),
  /** By a token of theirs. */
  isByProgram: z.boolean(),
  lookedAt: instant,
})

export const looksQuery = memberKey.extend({
  /** The last look of the page before. */
  cursor: id.optional(),
})
export const looks = z.object({ looks: z.array(look), nextCursor: id.nullable() })

export const seer = z.object({
  name: z.string(),
  /** Why: the role that opens it. */
  as: z.enum(['self', 'guardian', 'coach', 'admin', 'club_manager']),
  /** Contact data, birth date, address. */
  seesContact: z.boolean(),
  seesHealth: z.boolean(),
})

export const seers = z.object({ memberId: id, people: z.array(seer) })

export type EmergencyContact = z.infer<typeof emergencyContact>
export type HealthFields = z.infer<typeof healthFields>
export type HealthPage = z.infer<typeof healthPage>
export type Emergency = z.infer<typeof emergency>
export type EmergencyNotes = z.infer<typeof emergencyNotes>
export type EmergencyNumbers = z.infer<typeof emergencyNumbers>
export type PersonToCall = z.infer<typeof personToCall>
export type Certificate = z.infer<typeof certificate>
export type Looks = z.infer<typeof looks>
export type Seer = z.infer<typeof seer>
