import { z } from 'zod'

import { findAskedToPay, findPayer } from '../queries/payers.ts'
import { findAdmins } from '../queries/recipients.ts'
import type { Interpret } from './tell.ts'

const invited = z.object({ teamId: z.string(), collectionId: z.string(), at: z.coerce.date() })

/** Those who were asked to fill in a form, and the guardians of those. */
export const aboutForm: Interpret = async (tx, { payload, now }) => {
  const news = invited.safeParse(payload)
  if (!news.success) return []
  const { teamId, collectionId, at } = news.data
  const recipients = await findAskedToPay(tx, { teamId, collectionId, invitedAt: at, now })
  return [{ kind: 'form_opened', teamId, subject: {}, actorId: null, startsAt: null, recipients }]
}

const asked = z.object({ teamId: z.string(), collectionId: z.string() })

/** Admins hear that somebody asks to pay less or in parts; not who, and not of what. */
export const aboutQuietRequest: Interpret = async (tx, { payload, now }) => {
  const news = asked.safeParse(payload)
  if (!news.success) return []
  const { teamId } = news.data
  const recipients = await findAdmins(tx, { teamId, now })
  return [{ kind: 'relief_asked', teamId, subject: {}, actorId: null, startsAt: null, recipients }]
}

const payout = z.object({ teamId: z.string(), by: z.string().nullable() })

/** Where the money goes has changed: every other admin hears of it, and nobody can mute what guards it. */
export const aboutPayout: Interpret = async (tx, { payload, now }) => {
  const news = payout.safeParse(payload)
  if (!news.success) return []
  const { teamId, by: actorId } = news.data
  const admins = await findAdmins(tx, { teamId, now })
  const recipients = admins.map((admin) => ({ ...admin, hasMuted: false }))
  return [{ kind: 'payout_changed', teamId, subject: {}, actorId, startsAt: null, recipients }]
}

const answered = z.object({ teamId: z.string(), requestId: z.string() })

/** Whoever asked hears that there is an answer. */
export const aboutAnswerToRequest: Interpret = async (tx, { payload }) => {
  const news = answered.safeParse(payload)
  if (!news.success) return []
  const { teamId, requestId } = news.data
  const recipients = await findPayer(tx, { teamId, requestId })
  return [
    { kind: 'relief_answered', teamId, subject: {}, actorId: null, startsAt: null, recipients },
  ]
}
