import { inTeam } from '../teams/access.ts'
import { operation } from '../wire/access.ts'
import { clubMessageEndpoints } from './endpoints/club.ts'
import { messageEndpoints } from './endpoints/messages.ts'
import { reportEndpoints } from './endpoints/reports.ts'
import {
  audiencePreview,
  audienceQuery,
  conversationKey,
  conversationList,
  conversationPage,
  conversationWindow,
  inbox,
  inboxWindow,
  newConversation,
  ownState,
  ownStateChange,
  recipients,
  newConversationResult,
  teamKey,
  typing,
} from './shapes/conversation.ts'

const tags = ['Messages']
const all = '/teams/{teamId}/conversations'
const one = `${all}/{conversationId}`

export const messagesEndpoints = {
  list: inTeam('messages.view')
    .route({ method: 'GET', path: all, tags, summary: 'My conversations in a team' })
    .input(conversationWindow)
    .output(conversationList),

  inbox: operation({ access: 'account', answer: 'long' })
    .route({
      method: 'GET',
      path: '/me/conversations',
      tags,
      summary: 'The conversations of all my teams, newest first',
    })
    .input(inboxWindow)
    .output(inbox),

  recipients: inTeam('messages.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/message-recipients',
      tags,
      summary: 'People I may write to',
    })
    .input(teamKey)
    .output(recipients),

  preview: inTeam('messages.view')
    .route({
      method: 'POST',
      path: `${all}/preview`,
      tags,
      summary: 'How many people a new conversation would reach and notify',
    })
    .input(audienceQuery)
    .output(audiencePreview),

  start: inTeam('messages.view')
    .route({
      method: 'POST',
      path: all,
      tags,
      successStatus: 201,
      summary: 'Start a conversation with its first message',
    })
    .input(newConversation)
    .output(newConversationResult),

  get: inTeam('messages.view')
    .route({ method: 'GET', path: one, tags, summary: 'A conversation and its people' })
    .input(conversationKey)
    .output(conversationPage),

  type: inTeam('messages.view')
    .route({ method: 'POST', path: `${one}/typing`, tags, summary: 'I am typing' })
    .input(conversationKey)
    .output(typing),

  changeMine: inTeam('messages.view')
    .route({
      method: 'PATCH',
      path: `${one}/mine`,
      tags,
      summary: 'Mark a conversation as read, mute or pin it for myself',
    })
    .input(ownStateChange)
    .output(ownState),

  ...clubMessageEndpoints,
  ...messageEndpoints,
  ...reportEndpoints,
}
