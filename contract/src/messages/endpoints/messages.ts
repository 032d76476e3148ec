import { inTeam } from '../../teams/access.ts'
import {
  conversationFiles,
  filePage,
  messageSearchResult,
  message,
  messageChange,
  messageKey,
  messagePage,
  messageSearch,
  messageWindow,
  readReceipts,
  sentMessage,
} from '../shapes/message.ts'

const tags = ['Messages']
const all = '/teams/{teamId}/conversations/{conversationId}/messages'
const one = `${all}/{messageId}`

export const messageEndpoints = {
  history: inTeam('messages.view')
    .route({ method: 'GET', path: all, tags, summary: 'Messages of a conversation, oldest first' })
    .input(messageWindow)
    .output(messagePage),

  send: inTeam('messages.view')
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Send a message; repeating a client id answers the first message',
    })
    .input(sentMessage)
    .output(message),

  message: inTeam('messages.view')
    .route({ method: 'GET', path: one, tags, summary: 'One message' })
    .input(messageKey)
    .output(message),

  change: inTeam('messages.view')
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Edit or pin a message, react to it, vote in its poll or close the poll',
    })
    .input(messageChange)
    .output(message),

  remove: inTeam('messages.view')
    .route({ method: 'DELETE', path: one, tags, summary: 'Remove the contents of a message' })
    .input(messageKey)
    .output(message),

  seenBy: inTeam('messages.view')
    .route({ method: 'GET', path: `${one}/seen`, tags, summary: 'Who has read my message' })
    .input(messageKey)
    .output(readReceipts),

  files: inTeam('messages.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/conversations/{conversationId}/files',
      tags,
      summary: 'Files of a conversation, newest first',
    })
    .input(filePage)
    .output(conversationFiles),

  search: inTeam('messages.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/messages/search',
      tags,
      summary: 'Search my conversations',
    })
    .input(messageSearch)
    .output(messageSearchResult),
}
