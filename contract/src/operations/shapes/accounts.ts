import { z } from 'zod'

import { requiredLine, id, instant, line } from '../../wire/values.ts'

/** Facts about an account; what it holds stays with its person. */
export const adminAccount = z.object({
  id,
  /** Null for someone who signs in by phone, or anonymously. */
  email: z.string().nullable(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
  lastSignInAt: instant.nullable(),
  teams: z.int(),
  sessions: z.int(),
  hasFactor: z.boolean(),
  isOperator: z.boolean(),
  state: z.enum(['active', 'unconfirmed', 'disabled']),
})

export type AdminAccount = z.infer<typeof adminAccount>

export const accountsQuery = z.object({
  /** The beginning of an e-mail address, or an id; everyone when empty. */
  search: line(254).default(''),
  limit: z.coerce.number<number | string>().int().min(1).max(50).default(20),
  cursor: z.string().max(100).optional(),
})

/** Newest first. */
export const accountsPage = z.object({
  accounts: z.array(adminAccount),
  nextCursor: z.string().nullable(),
})

export const accountActions = ['disable', 'enable', 'sign_out', 'resend_confirmation'] as const

export type AccountAction = (typeof accountActions)[number]

export const accountActionInput = z.object({
  accountId: id,
  action: z.enum(accountActions),
  /** Is in the audit log. */
  reason: requiredLine(200),
})
