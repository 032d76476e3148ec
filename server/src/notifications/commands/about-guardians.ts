import { z } from 'zod'

import { findComing } from '../queries/events.ts'
import { findOtherAnswers } from '../queries/guardian-answers.ts'
import { findPeopleOf, findSafeguardingPerson } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const acted = z.object({
  teamId: z.string(),
  memberId: z.string(),
  actorId: z.string(),
  eventId: z.string().optional(),
})

/** Notifies the other guardians of an action, at once if their answers differ. */
export const aboutGuardian: ToNotices = async (tx, { payload, now }) => {
  const news = acted.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, actorId, eventId } = news.data
  const people = await findPeopleOf(tx, { teamId, memberId, now })
  const recipients = people.filter(({ through }) => through.kind === 'child')
  const occasion = { teamId, actorId, startsAt: null }
  if (eventId === undefined)
    return [{ ...occasion, kind: 'guardian_changed', subject: { memberId }, recipients }]

  const differing = await findOtherAnswers(tx, { teamId, memberId, eventId, actorId })
  const disagrees = ({ accountId }: { accountId: string }) => differing.includes(accountId)
  const subject = { memberId, eventId }
  return [
    { ...occasion, kind: 'guardians_disagree', subject, recipients: recipients.filter(disagrees) },
    {
      ...occasion,
      kind: 'guardian_answered',
      subject,
      recipients: recipients.filter((one) => !disagrees(one)),
    },
  ]
}

const noted = acted.extend({ eventId: z.string() })

/** A note on how a child with two homes is handed over, to the other guardians. */
export const aboutHandOver: ToNotices = async (tx, { payload, now }) => {
  const news = noted.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, actorId, eventId } = news.data
  const times = await findComing(tx, { teamId, eventId, now })
  if (times === undefined || times.isCancelled) return []
  const people = await findPeopleOf(tx, { teamId, memberId, now })
  const recipients = people.filter(({ through }) => through.kind === 'child')
  const { startsAt } = times
  const subject = { memberId, eventId }
  return [{ kind: 'hand_over_noted', teamId, subject, actorId, startsAt, recipients }]
}

const waiting = z.object({ teamId: z.string(), memberId: z.string(), actorId: z.string() })

/**
 * A birth date waits for a decision by the guardians; the club's safeguarding person is notified
 * too.
 */
export const aboutBirthDate: ToNotices = async (tx, { payload, now }) => {
  const news = waiting.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, actorId } = news.data
  const people = await findPeopleOf(tx, { teamId, memberId, now })
  const guardians = people.filter(({ through }) => through.kind === 'child')
  const recipients = [...guardians, ...(await findSafeguardingPerson(tx, teamId))]
  return [
    {
      kind: 'birth_date_waiting',
      teamId,
      subject: { memberId },
      actorId,
      startsAt: null,
      recipients,
    },
  ]
}
