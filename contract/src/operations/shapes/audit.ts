import { z } from 'zod'

import { id, instant, line } from '../../wire/values.ts'

/** Someone in the log; the address is looked up now, and gone with the account. */
const auditPerson = z.object({ id, email: z.string().nullable() })

export const auditEntry = z.object({
  id,
  at: instant,
  /** `<capability>.<what happened>` */
  action: z.string(),
  /** Null when the installation acted by itself. */
  actor: auditPerson.nullable(),
  subject: auditPerson.nullable(),
  ip: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

export type AuditEntry = z.infer<typeof auditEntry>

export const auditQuery = z.object({
  /** An id, or the beginning of an email address: of the actor or the subject. */
  person: line(254).default(''),
  action: z
    .string()
    .regex(/^[a-z]+\.[a-z_]+$/)
    .max(60)
    .optional(),
  since: instant.optional(),
  until: instant.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(30),
  cursor: z.string().max(100).optional(),
})

/** Newest first. */
export const auditPage = z.object({
  entries: z.array(auditEntry),
  nextCursor: z.string().nullable(),
})
