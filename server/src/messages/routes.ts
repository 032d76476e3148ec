import { implement } from '@orpc/server'
import { messagesEndpoints } from '@touchline/contract/messages/endpoints'
import {
  mayAddressGroups,
  mayChooseGuardians,
  mayPin,
} from '@touchline/domain/messages/permissions'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { choose, markRead } from './commands/own.ts'
import { refusalOf } from './commands/place.ts'
import { previewStart, startConversation } from './commands/start.ts'
import { tellTyping } from './commands/typing.ts'
import { findConversations, requireConversation } from './queries/conversations.ts'
import { findStanding, namePeople } from './queries/people.ts'
import { findSeats } from './queries/seats.ts'
import { countGroups, findGuardiansToChoose, findMembersToChoose } from './queries/starting.ts'
import { askingOf, insiderOf } from './routes/asking.ts'
import { messageRoutes } from './routes/messages.ts'
import { reportRoutes } from './routes/reports.ts'

const os = implement(messagesEndpoints).$context<RequestContext>()

/** Conversations of a team, and what is said in them. */
export const messagesRoutes = {
  list: os.list.handler(async ({ input, context }) => {
    return findConversations(context.platform.database, await askingOf(context, input), input)
  }),

  recipients: os.recipients.handler(async ({ input, context }) => {
    const { database } = context.platform
    const { actor, now } = await askingOf(context, input)
    return {
      members: await findMembersToChoose(database, actor, now),
      guardians: mayChooseGuardians(actor) ? await findGuardiansToChoose(database, actor) : [],
      mayAddressGroups: mayAddressGroups(actor),
      groups: await countGroups(database, actor, now),
    }
  }),

  preview: os.preview.handler(async ({ input, context }) => {
    const { actor, now } = await askingOf(context, input)
    return previewStart(context.platform.database, { actor, now }, input)
  }),

  start: os.start.handler(({ input, context }) =>
    command(context, async (tx) => {
      const { actor, now } = await askingOf(context, input, tx)
      const { conversationId, id, seq } = await startConversation(tx, { actor, now }, input)
      const conversation = await requireConversation(tx, { actor, now, conversationId })
      return { conversation, messageId: id, seq }
    }),
  ),

  get: os.get.handler(async ({ input, context }) => {
    const { database } = context.platform
    const { actor, now, conversationId, place } = await insiderOf(context, input)
    const { teamId, accountId } = actor
    const key = { teamId, conversationId }
    const seats = await findSeats(database, { ...key, now })
    const people = await namePeople(database, actor, seats)
    const own = seats.find((seat) => seat.accountId === accountId)
    const { pinned, startedAt } = await findStanding(database, key, place.since)
    const isParent = (id: string) =>
      own?.memberId !== undefined &&
      seats.some((seat) => seat.accountId === id && seat.childIds.includes(own.memberId ?? ''))
    return {
      conversation: await requireConversation(database, { actor, conversationId, now }),
      people: [...people],
      readAlong:
        own?.isMinor === true
          ? people.filter((one) => isParent(one.accountId)).map(({ name }) => name)
          : [],
      refusal: refusalOf(actor, place, seats) ?? null,
      mayPin: mayPin(actor, place),
      pinned,
      startedAt: startedAt.toISOString(),
    }
  }),

  markRead: os.markRead.handler(({ input, context }) =>
    command(context, async (tx) => {
      const { place, ...doing } = await insiderOf(context, input, tx)
      return markRead(tx, doing, { place, seq: input.seq })
    }),
  ),

  type: os.type.handler(async ({ input, context }) => {
    const { place, ...doing } = await insiderOf(context, input)
    await tellTyping(context.platform.database, doing, place)
    return { at: doing.now.toISOString() }
  }),

  choose: os.choose.handler(({ input, context }) =>
    command(context, async (tx) => choose(tx, await insiderOf(context, input, tx), input)),
  ),

  ...messageRoutes,
  ...reportRoutes,
}
