import {
  conversationList,
  conversationPage,
  newConversationResult,
} from '@touchline/contract/messages/shapes/conversation'
import { message, messagePage } from '@touchline/contract/messages/shapes/message'
import { v7 as newId } from 'uuid'

import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { openTestApi, type Answer } from '#server/teams/testing/test-api.ts'

import { messagesRoutes } from '../routes.ts'
import { aTeamForMessages } from './people.ts'

type Who = keyof Awaited<ReturnType<typeof aTeamForMessages>>['accounts']

/** A team with conversations, and helpers to call the API as its people. */
export async function aTeamWithConversations(platform: TestPlatform) {
  const people = await aTeamForMessages(platform.database)
  const as = openTestApi(platform, { messages: messagesRoutes })
  const at = `/teams/${people.teamId}`

  const ask = (who: Who, line: string, body?: object) => {
    const [method = 'GET', path = ''] = line.split(' ')
    return as(people.accounts[who])(`${method} ${at}${path}`, body)
  }
  const words = (text: string) => ({ clientId: newId(), words: text })

  async function start(who: Who, audience: object, more: object = {}) {
    const answer = await ask(who, 'POST /conversations', {
      audience,
      message: words('Hello'),
      ...more,
    })
    return newConversationResult.parse(worked(answer)).conversation.id
  }
  const toPeople = (...chosen: (keyof typeof people.rows)[]) => ({
    kind: 'people',
    memberIds: chosen.map((one) => people.rows[one]),
    guardianIds: [],
  })
  const send = (who: Who, id: string, body: string | object) =>
    ask(who, `POST /conversations/${id}/messages`, {
      ...words(''),
      ...(typeof body === 'string' ? { words: body } : body),
    })
  const said = async (who: Who, id: string, body: string | object) =>
    message.parse(worked(await send(who, id, body)))
  return {
    ...people,
    as,
    at,
    ask,
    worked,
    start,
    toPeople,
    send,
    said,
    ...readingWith(ask),
  }
}

export type ConversationTest = Awaited<ReturnType<typeof aTeamWithConversations>>

/** The response body; throws for an error. */
function worked({ status, body }: Answer): unknown {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

type Ask = (who: Who, line: string, body?: object) => Promise<Answer>

/** Reads conversations as different people. */
function readingWith(ask: Ask) {
  const page = async (who: Who, id: string) =>
    conversationPage.parse(worked(await ask(who, `GET /conversations/${id}`)))
  const history = async (who: Who, id: string, query = '') =>
    messagePage.parse(worked(await ask(who, `GET /conversations/${id}/messages${query}`)))
  const list = async (who: Who) =>
    conversationList.parse(worked(await ask(who, 'GET /conversations'))).conversations
  /** Names of the people in it, sorted; undefined if `who` isn't in it. */
  async function inside(who: Who, id: string) {
    const { status, body } = await ask(who, `GET /conversations/${id}`)
    return status === 200 ? conversationPage.parse(body).people.map(({ name }) => name) : undefined
  }
  return { page, history, list, inside }
}
