import type { NotificationKind } from '@touchline/domain/notifications/kinds'
import { z } from 'zod'

import { findImported } from '../queries/joining.ts'
import {
  findAdmins,
  findWholeTeam,
  findOne,
  findPeopleOf,
  findStaff,
} from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const rightsNews = z.object({
  teamId: z.string(),
  memberId: z.string(),
  becameAdmin: z.boolean(),
  becameCoach: z.boolean(),
  becameTreasurer: z.boolean(),
  lostAccess: z.boolean(),
  actorId: z.string(),
})

/** Notifies people who gained or lost access. */
export const aboutRights: ToNotices = async (tx, { payload, now }) => {
  const news = rightsNews.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, actorId, ...rights } = news.data
  const kinds: NotificationKind[] = [
    ...(rights.becameAdmin ? (['made_admin'] as const) : []),
    ...(rights.becameCoach ? (['made_coach'] as const) : []),
    ...(rights.becameTreasurer ? (['made_treasurer'] as const) : []),
    ...(rights.lostAccess ? (['access_removed'] as const) : []),
  ]
  if (kinds.length === 0) return []
  const recipients = await findPeopleOf(tx, { teamId, memberId, now })
  const subject = { memberId }
  return kinds.map((kind) => ({ kind, teamId, subject, actorId, startsAt: null, recipients }))
}

const verified = z.object({
  teamId: z.string(),
  memberId: z.string(),
  accountId: z.string(),
  actorId: z.string(),
})

/** From now on the parent acts for the child. */
export const aboutVerifying: ToNotices = async (tx, { payload }) => {
  const news = verified.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, accountId, actorId } = news.data
  const recipients = await findOne(tx, { teamId, accountId })
  const subject = { memberId }
  return [{ kind: 'guardian_verified', teamId, subject, actorId, startsAt: null, recipients }]
}

const stopped = z.object({ teamId: z.string(), webhookId: z.string() })

/** A webhook is failing: notifies the admins, who alone may edit it. */
export const aboutWebhook: ToNotices = async (tx, { payload, now }) => {
  const news = stopped.safeParse(payload)
  if (!news.success) return []
  const { teamId } = news.data
  const recipients = await findAdmins(tx, { teamId, now })
  return [
    { kind: 'webhook_stopped', teamId, subject: {}, actorId: null, startsAt: null, recipients },
  ]
}

const imported = z.object({ teamId: z.string(), importId: z.string(), actorId: z.string() })

export const aboutImport: ToNotices = async (tx, { payload, now }) => {
  const news = imported.safeParse(payload)
  if (!news.success) return []
  const { teamId, importId, actorId } = news.data
  const count = await findImported(tx, { teamId, importId })
  if (count === undefined) return []
  const recipients = await findStaff(tx, { teamId, now })
  const subject = { importId, count }
  return [{ kind: 'roster_imported', teamId, subject, actorId, startsAt: null, recipients }]
}

const team = z.object({ teamId: z.string(), actorId: z.string() })

export const aboutDeletion = aboutWholeTeam('team_deleted')
export const aboutRestoring = aboutWholeTeam('team_restored')

function aboutWholeTeam(kind: 'team_deleted' | 'team_restored'): ToNotices {
  return async (tx, { payload, now }) => {
    const news = team.safeParse(payload)
    if (!news.success) return []
    const { teamId, actorId } = news.data
    const recipients = await findWholeTeam(tx, { teamId, now })
    return [{ kind, teamId, subject: {}, actorId, startsAt: null, recipients }]
  }
}
