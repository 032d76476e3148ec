import { implement } from '@orpc/server'
import { messageEndpoints } from '@touchline/contract/messages/endpoints/messages'

import type { Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import {
  closePoll,
  editMessage,
  pinMessage,
  react,
  removeMessage,
  vote,
  type Touching,
} from '../commands/change.ts'
import { sendMessage } from '../commands/send.ts'
import { askingOf, messageFor, type ConversationInput } from './asking.ts'

const os = implement(messageEndpoints).$context<RequestContext>()

/** What people say in conversations, and do to what was said. */
export const messageRoutes = {
  send: os.send.handler(({ input, context }) =>
    command(context, async (tx) => {
      const { teamId, conversationId, ...message } = input
      const { actor, now } = await askingOf(context, input, tx)
      const doing = { actor, conversationId, now }
      const { id: messageId, sent } = await sendMessage(tx, doing, message)
      return messageFor(context, { ...doing, teamId, messageId, sent }, tx)
    }),
  ),

  edit: os.edit.handler(({ input, context }) =>
    touching(context, input, (tx, who) => editMessage(tx, who, input)),
  ),

  remove: os.remove.handler(({ input, context }) => touching(context, input, removeMessage)),

  react: os.react.handler(({ input, context }) =>
    touching(context, input, (tx, who) => react(tx, who, input.reaction)),
  ),

  pin: os.pin.handler(({ input, context }) =>
    touching(context, input, (tx, who) => pinMessage(tx, who, input)),
  ),

  vote: os.vote.handler(({ input, context }) =>
    touching(context, input, (tx, who) => vote(tx, who, input.options)),
  ),

  closePoll: os.closePoll.handler(({ input, context }) => touching(context, input, closePoll)),
}

type Act = (tx: Transaction, who: Touching) => Promise<void>

/** Does something to a message and answers what became of it. */
function touching(
  context: RequestContext,
  input: ConversationInput & { readonly messageId: string },
  act: Act,
) {
  return command(context, async (tx) => {
    const asked = { ...(await askingOf(context, input, tx)), ...input }
    await act(tx, asked)
    return messageFor(context, asked, tx)
  })
}
