import { newConversationResult } from '@touchline/contract/messages/shapes/conversation'
import { createdReport } from '@touchline/contract/messages/shapes/reports'
import { v7 as newId } from 'uuid'

import { aMember } from '#server/teams/testing/people.ts'

import type { Person, TestServer } from './running.ts'

/** The team's owner messages a player, who reports someone on the roster. */
export async function aTalk(
  running: TestServer,
  owner: Person,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
) {
  const at = `/teams/${teamId}`
  const player = await running.signUp('Teo')
  const talkerId = await aMember(running.platform.database, teamId, {
    accountId: player.id,
    firstName: 'Teo',
  })
  const { conversation, messageId } = await running.done(owner, `POST ${at}/conversations`, {
    body: {
      audience: { kind: 'people', memberIds: [talkerId], guardianIds: [] },
      message: { clientId: newId(), words: 'When?', poll: { options: ['Saturday', 'Sunday'] } },
    },
    shape: newConversationResult,
  })
  const { reportId } = await running.done(player, `POST ${at}/reports`, {
    body: { about: { kind: 'profile', memberId }, reason: 'other' },
    shape: createdReport,
  })
  return { talkerId, conversationId: conversation.id, messageId, reportId }
}
