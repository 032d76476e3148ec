import { oc } from '@orpc/contract'

import {
  conversationFiles,
  editedMessage,
  fileWindow,
  foundMessages,
  message,
  messageKey,
  messagePage,
  messageSearch,
  messageWindow,
  pinChoice,
  reactionChoice,
  seenBy,
  sentMessage,
  voteChoice,
} from '../shapes/message.ts'

const tags = ['Messages']
const all = '/teams/{teamId}/conversations/{conversationId}/messages'
const one = `${all}/{messageId}`

export const messageEndpoints = {
  history: oc
    .route({ method: 'GET', path: all, tags, summary: 'What was said, in order' })
    .input(messageWindow)
    .output(messagePage),

  send: oc
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Send a message; the same client id again answers the same message',
    })
    .input(sentMessage)
    .output(message),

  message: oc
    .route({ method: 'GET', path: one, tags, summary: 'One message' })
    .input(messageKey)
    .output(message),

  edit: oc
    .route({ method: 'PATCH', path: one, tags, summary: 'Say it differently' })
    .input(editedMessage)
    .output(message),

  remove: oc
    .route({ method: 'DELETE', path: one, tags, summary: 'Take a message away; its place stays' })
    .input(messageKey)
    .output(message),

  react: oc
    .route({ method: 'PUT', path: `${one}/reaction`, tags, summary: 'React, or take it back' })
    .input(reactionChoice)
    .output(message),

  pin: oc
    .route({ method: 'PUT', path: `${one}/pin`, tags, summary: 'Keep a message on top for all' })
    .input(pinChoice)
    .output(message),

  vote: oc
    .route({ method: 'PUT', path: `${one}/vote`, tags, summary: 'Vote in a poll' })
    .input(voteChoice)
    .output(message),

  closePoll: oc
    .route({ method: 'POST', path: `${one}/close`, tags, summary: 'End a poll' })
    .input(messageKey)
    .output(message),

  seenBy: oc
    .route({ method: 'GET', path: `${one}/seen`, tags, summary: 'Who has read a message of mine' })
    .input(messageKey)
    .output(seenBy),

  files: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/conversations/{conversationId}/files',
      tags,
      summary: 'Files and pictures of a conversation, newest first',
    })
    .input(fileWindow)
    .output(conversationFiles),

  search: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/messages/search',
      tags,
      summary: 'Find words in my conversations',
    })
    .input(messageSearch)
    .output(foundMessages),
}
