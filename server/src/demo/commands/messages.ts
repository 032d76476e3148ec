import { v7 as newId } from 'uuid'

import { vote } from '#server/messages/commands/change.ts'
import { sendMessage } from '#server/messages/commands/send.ts'
import { startConversation } from '#server/messages/commands/start.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { addHandOverNote } from './hand-over-note.ts'
import type { Stage } from './roster.ts'

const hour = 3_600_000
const plain = { replyTo: null, mentions: [], files: [], poll: null }

/**
 * The children's coach asks everyone something and a parent answers; another conversation is with
 * the staff. The parents of two homes write about the hand-over.
 */
export async function addMessages(tx: Transaction, stage: Stage): Promise<void> {
  const { teamId, cast, now } = stage
  const { talk } = stage.words
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const coach = await requirePerson(tx, { accountId: cast.coach.id, teamId })
  const parent = await requirePerson(tx, { accountId: cast.parent.id, teamId })
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
  const sentPoll = await sendMessage(tx, asCoach(26), { ...say(talk.question), poll })
  await vote(tx, { ...asParent(25), messageId: sentPoll.id }, [0])
  for (const [place, accountId] of otherParents(stage).entries()) {
    const actor = await requirePerson(tx, { accountId, teamId })
    const at = { actor, conversationId, now: ago(24 - place / 2), messageId: sentPoll.id }
    await vote(tx, at, [place % 3 === 0 ? 1 : 0])
  }
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
  await addHandOverNote(tx, stage)
}

/** Some other parents who have joined. */
function otherParents({ cast }: Stage): readonly string[] {
  const accounts = cast.children.flatMap(({ guardians }) => guardians[0]?.account?.id ?? [])
  return [...new Set(accounts)].filter((id) => id !== cast.parent.id).slice(0, 8)
}
