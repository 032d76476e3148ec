import {
  conversationList,
  conversationPage,
  startedConversation,
} from '@touchline/contract/messages/shapes/conversation'
import { message, messagePage } from '@touchline/contract/messages/shapes/message'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { openInterface, type Answer } from '#server/teams/testing/asking.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { messagesRoutes } from '../routes.ts'

/**
 * A team of a club, on 14 March 2026: a coach and an admin; Pau and Iris, of age; Ana, 16, with her
 * mother; Leo, 11, with an account and his mother; Kim, 17, without any parent who has joined.
 */
export async function aTeamThatTalks(platform: TestPlatform) {
  const { database } = platform
  const as = openInterface(platform, { messages: messagesRoutes })
  const clubId = await aClub(database)
  const teamId = await aTeam(database, { clubId })
  const accounts = {
    coach: await anAccount(database, 'Carla'),
    admin: await anAccount(database, 'Adam'),
    pau: await anAccount(database, 'Pau'),
    iris: await anAccount(database, 'Iris'),
    ana: await anAccount(database, 'Ana'),
    anasMother: await anAccount(database, 'Marta'),
    leo: await anAccount(database, 'Leo'),
    leosMother: await anAccount(database, 'Olga'),
    kim: await anAccount(database, 'Kim'),
    stranger: await anAccount(database, 'Igor'),
  }
  const row = async (who: keyof typeof accounts, traits: object, dateOfBirth: string | null) => {
    const firstName = who[0]?.toUpperCase() + who.slice(1)
    const id = await aMember(database, teamId, { accountId: accounts[who], firstName, ...traits })
    await sql`update members set date_of_birth = ${dateOfBirth} where id = ${id}`.execute(database)
    return id
  }
  const rows = {
    coach: await row('coach', { role: 'Coach' }, '1980-01-01'),
    admin: await row('admin', { isAdmin: true }, '1975-01-01'),
    pau: await row('pau', {}, '2000-01-01'),
    iris: await row('iris', {}, '2001-01-01'),
    ana: await row('ana', {}, '2010-03-01'),
    leo: await row('leo', {}, '2015-04-02'),
    kim: await row('kim', {}, '2008-06-01'),
  }
  const guardians = {
    anasMother: await aGuardian(
      database,
      { teamId, memberId: rows.ana },
      { accountId: accounts.anasMother },
    ),
    leosMother: await aGuardian(
      database,
      { teamId, memberId: rows.leo },
      { accountId: accounts.leosMother },
    ),
  }
  type Who = keyof typeof accounts
  const at = `/teams/${teamId}`

  const ask = (who: Who, line: string, body?: object) => {
    const [method = 'GET', path = ''] = line.split(' ')
    return as(accounts[who])(`${method} ${at}${path}`, body)
  }
  /** What somebody was answered, when it worked. */
  const worked = ({ status, body }: Answer) => {
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }
  const words = (text: string) => ({ clientId: newId(), words: text })

  async function start(who: Who, audience: object, more: object = {}) {
    const answer = await ask(who, 'POST /conversations', {
      audience,
      message: words('Hello'),
      ...more,
    })
    return startedConversation.parse(worked(answer)).conversation.id
  }
  const toPeople = (...people: (keyof typeof rows)[]) => ({
    kind: 'people',
    memberIds: people.map((one) => rows[one]),
    guardianIds: [],
  })
  const send = (who: Who, id: string, text: string, more: object = {}) =>
    ask(who, `POST /conversations/${id}/messages`, { ...words(text), ...more })
  async function said(who: Who, id: string, text: string, more: object = {}) {
    return message.parse(worked(await send(who, id, text, more)))
  }
  const page = async (who: Who, id: string) =>
    conversationPage.parse(worked(await ask(who, `GET /conversations/${id}`)))
  const history = async (who: Who, id: string, query = '') =>
    messagePage.parse(worked(await ask(who, `GET /conversations/${id}/messages${query}`)))
  const list = async (who: Who) =>
    conversationList.parse(worked(await ask(who, 'GET /conversations'))).conversations
  /** Who is in it, by name in the order of the alphabet; undefined for who is not in it. */
  async function inside(who: Who, id: string) {
    const { status, body } = await ask(who, `GET /conversations/${id}`)
    return status === 200 ? conversationPage.parse(body).people.map(({ name }) => name) : undefined
  }
  const place = { platform, database, clubId, teamId, accounts, rows, guardians, as, at }
  return { ...place, ask, worked, start, toPeople, send, said, page, history, list, inside }
}

export type Stage = Awaited<ReturnType<typeof aTeamThatTalks>>
