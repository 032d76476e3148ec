import { z } from 'zod'

import { requiredLine, id, instant, line } from '../../wire/values.ts'
import { featureSettings, siteFeatures } from './features.ts'
import { limitOverrides } from './limits.ts'

export const groupKinds = ['clubs', 'teams'] as const

export type GroupKind = (typeof groupKinds)[number]

/** A file with everything of a club, made for an operator. */
export const groupExport = z.object({
  state: z.enum(['waiting', 'ready', 'failed']),
  askedAt: instant,
  expiresAt: instant,
  /** Where it is downloaded, for ten minutes; null until it is ready. */
  address: z.string().nullable(),
})

/** A club with its teams, or a team: sizes and dates, never contents. */
export const adminGroup = z.object({
  id,
  name: z.string(),
  sport: z.string(),
  country: z.string(),
  createdAt: instant,
  state: z.enum(['active', 'suspended', 'deleted']),
  /** Of a team: the club it belongs to. */
  clubName: z.string().nullable(),
  teams: z.int(),
  members: z.int(),
  /** Teams with a running subscription. */
  premiumTeams: z.int(),
  bytes: z.int(),
  /** When one of its members last used a session; null when none is left. */
  lastUsedAt: instant.nullable(),
  /** Emails of the managers of a club, or the admins of a team. */
  managers: z.array(z.string()),
  /** The newest that is kept. */
  export: groupExport.nullable(),
  /** Emails today (UTC); counted where a limit is set. */
  mailsToday: z.int(),
  /** Set for this one by an operator; null is the default. */
  limits: limitOverrides,
  /** Of the installation; null is no limit. */
  defaultLimits: limitOverrides,
  /** Turned on or off for this one; null is the installation's. */
  features: featureSettings,
  /** What is on in the installation. */
  defaultFeatures: siteFeatures,
})

export type AdminGroup = z.infer<typeof adminGroup>

export const groupsQuery = z.object({
  kind: z.enum(groupKinds),
  /** Words of the name, or an id; all of them when empty. */
  search: line(100).default(''),
  limit: z.coerce.number<number | string>().int().min(1).max(50).default(20),
  cursor: z.string().max(100).optional(),
})

/** Newest first. */
export const groupsPage = z.object({
  groups: z.array(adminGroup),
  nextCursor: z.string().nullable(),
})

export const groupActions = ['suspend', 'resume', 'export', 'delete', 'restore'] as const

export type GroupAction = (typeof groupActions)[number]

/** A team without a club can be suspended and resumed; the rest is for clubs. */
export const groupActionInput = z.object({
  kind: z.enum(groupKinds),
  /** The club or the team. */
  groupId: id,
  action: z.enum(groupActions),
  /** Stands in the audit log. */
  reason: requiredLine(200),
})

/** What an operator sets for a club, or for a team without one. */
export const groupSettings = z.object({
  kind: z.enum(groupKinds),
  /** The club or the team. */
  groupId: id,
  limits: limitOverrides.optional(),
  features: featureSettings.optional(),
  /** Stands in the audit log. */
  reason: requiredLine(200),
})
