import { oc } from '@orpc/contract'

import { messageEndpoints } from './endpoints/messages.ts'
import { reportEndpoints } from './endpoints/reports.ts'
import {
  audiencePreview,
  audienceQuestion,
  conversationKey,
  conversationList,
  conversationPage,
  conversationWindow,
  newConversation,
  ownChoice,
  ownChoices,
  readMark,
  readState,
  recipients,
  startedConversation,
  teamKey,
  typing,
} from './shapes/conversation.ts'

const tags = ['Messages']
const all = '/teams/{teamId}/conversations'
const one = `${all}/{conversationId}`

export const messagesEndpoints = {
  list: oc
    .route({ method: 'GET', path: all, tags, summary: 'My conversations in a team' })
    .input(conversationWindow)
    .output(conversationList),

  recipients: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/message-recipients',
      tags,
      summary: 'Whom I may write to',
    })
    .input(teamKey)
    .output(recipients),

  preview: oc
    .route({
      method: 'POST',
      path: `${all}/preview`,
      tags,
      summary: 'How many people a message would reach and disturb',
    })
    .input(audienceQuestion)
    .output(audiencePreview),

  start: oc
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Begin a conversation with its first message',
    })
    .input(newConversation)
    .output(startedConversation),

  get: oc
    .route({ method: 'GET', path: one, tags, summary: 'A conversation and who is in it' })
    .input(conversationKey)
    .output(conversationPage),

  markRead: oc
    .route({ method: 'PUT', path: `${one}/read`, tags, summary: 'I have read up to here' })
    .input(readMark)
    .output(readState),

  type: oc
    .route({ method: 'POST', path: `${one}/typing`, tags, summary: 'I am typing' })
    .input(conversationKey)
    .output(typing),

  choose: oc
    .route({ method: 'PUT', path: `${one}/mine`, tags, summary: 'Mute it or pin it for myself' })
    .input(ownChoice)
    .output(ownChoices),

  ...messageEndpoints,
  ...reportEndpoints,
}
