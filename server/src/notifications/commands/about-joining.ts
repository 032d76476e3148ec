import { z } from 'zod'

import { findInviter, findRequestState } from '../queries/joining.ts'
import { findOne, findPeopleOf, findStaff } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const payloadShape = z.object({ teamId: z.string(), requestId: z.string(), actorId: z.string() })

/** Notifies the people who decide of a join request that is still undecided. */
export const aboutAsking: ToNotices = async (tx, { payload, now }) => {
  const news = payloadShape.safeParse(payload)
  if (!news.success) return []
  const { teamId, requestId, actorId } = news.data
  if ((await findRequestState(tx, { teamId, requestId })) !== 'waiting') return []
  const recipients = await findStaff(tx, { teamId, now })
  const subject = { requestId }
  return [{ kind: 'join_asked', teamId, subject, actorId, startsAt: null, recipients }]
}

const approved = z.object({
  teamId: z.string(),
  memberId: z.string().nullable(),
  accountId: z.string(),
  actorId: z.string(),
})

/** Notifies the approved person, and a minor's guardians. */
export const aboutApproval: ToNotices = async (tx, { payload, now }) => {
  const news = approved.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, accountId, actorId } = news.data
  const guardians = memberId === null ? [] : await findPeopleOf(tx, { teamId, memberId, now })
  const recipients = [...(await findOne(tx, { teamId, accountId })), ...guardians]
  const subject = memberId === null ? {} : { memberId }
  return [{ kind: 'join_approved', teamId, subject, actorId, startsAt: null, recipients }]
}

const declined = payloadShape.extend({ accountId: z.string() })

export const aboutRefusal: ToNotices = async (tx, { payload }) => {
  const news = declined.safeParse(payload)
  if (!news.success) return []
  const { teamId, requestId, accountId, actorId } = news.data
  const recipients = await findOne(tx, { teamId, accountId })
  const subject = { requestId }
  return [{ kind: 'join_declined', teamId, subject, actorId, startsAt: null, recipients }]
}

const joined = approved.extend({
  guardianId: z.string().nullable(),
  invitationId: z.string().nullable(),
})

const disowned = z.object({
  teamId: z.string(),
  invitationId: z.string(),
  memberId: z.string().nullable(),
  guardianId: z.string().nullable(),
})

/** Tells the sender that the invitation reached the wrong person. */
export const aboutDisowning: ToNotices = async (tx, { payload }) => {
  const news = disowned.safeParse(payload)
  if (!news.success) return []
  const { teamId, invitationId, memberId, guardianId } = news.data
  const inviter = await findInviter(tx, { teamId, invitationId })
  if (inviter === undefined) return []
  const recipients = await findOne(tx, { teamId, accountId: inviter })
  const subject = { memberId: memberId ?? undefined, guardianId: guardianId ?? undefined }
  return [
    { kind: 'invitation_disowned', teamId, subject, actorId: null, startsAt: null, recipients },
  ]
}

/** Tells the sender that the invitation was accepted. */
export const aboutAccepting: ToNotices = async (tx, { payload }) => {
  const news = joined.safeParse(payload)
  if (!news.success || news.data.invitationId === null) return []
  const { teamId, memberId, guardianId, invitationId, actorId } = news.data
  const inviter = await findInviter(tx, { teamId, invitationId })
  if (inviter === undefined) return []
  const recipients = await findOne(tx, { teamId, accountId: inviter })
  const subject = memberId === null ? { guardianId: guardianId ?? undefined } : { memberId }
  return [{ kind: 'invitation_accepted', teamId, subject, actorId, startsAt: null, recipients }]
}
