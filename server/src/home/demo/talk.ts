import { v7 as newId } from 'uuid'

import { vote } from '#server/messages/commands/change.ts'
import { sendMessage } from '#server/messages/commands/send.ts'
import { startConversation } from '#server/messages/commands/start.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { Stage } from './roster.ts'

const hour = 3_600_000
const plain = { replyTo: null, mentions: [], files: [], poll: null }

/** What the coach of the children asks everybody, and what a parent answers; and one to the staff. */
export async function addTalk(tx: Transaction, stage: Stage): Promise<void> {
  const { teamId, cast, now } = stage
  const { talk } = stage.words
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const coach = await requireActor(tx, { accountId: cast.coach.id, teamId })
  const parent = await requireActor(tx, { accountId: cast.parent.id, teamId })
  const say = (words: string) => ({ ...plain, clientId: newId(), words })

  const { conversationId } = await startConversation(
    tx,
    { actor: coach, now: ago(50) },
    {
      audience: { kind: 'team' },
      subject: null,
      isAnnouncement: false,
      message: say(talk.welcome),
    },
  )
  const asCoach = (hours: number) => ({ actor: coach, conversationId, now: ago(hours) })
  const asParent = (hours: number) => ({ actor: parent, conversationId, now: ago(hours) })
  await sendMessage(tx, asParent(49), say(talk.thanks))
  const poll = { options: [...talk.days], isMultiple: false, closesAt: null }
  const asked = await sendMessage(tx, asCoach(26), { ...say(talk.question), poll })
  await vote(tx, { ...asParent(25), messageId: asked.id }, [0])
  await sendMessage(tx, asCoach(3), say(talk.reminder))

  await startConversation(
    tx,
    { actor: parent, now: ago(20) },
    {
      audience: { kind: 'people', memberIds: [coach.memberId ?? ''], guardianIds: [] },
      subject: talk.subject,
      isAnnouncement: false,
      message: say(talk.lift),
    },
  )
}
