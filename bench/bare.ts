import { randomBytes, randomUUID } from 'node:crypto'
/**
 * The same work without Touchline: node:http, the driver, the very statements the server sends, the
 * same token check and the same JSON. What the ratio of the benchmark is measured against.
 */
import { createServer, type IncomingMessage } from 'node:http'

import { verify } from '@node-rs/argon2'
import { calendarText } from '@touchline/domain/events/calendar-text'
import type { CustomField } from '@touchline/domain/members/custom-fields'
import {
  createLocalJWKSet,
  decodeJwt,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type JSONWebKeySet,
} from 'jose'
import pg from 'pg'
import { z } from 'zod'

import { eventOf, type EventRow } from '../server/src/events/queries/event-rows.ts'
import type { FeedRow } from '../server/src/events/queries/feeds.ts'
import { memberOf, type MemberRow } from '../server/src/members/queries/roster.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { type Others, type Statement, withOthers } from '../server/src/whole/testing/statements.ts'
import { settingsFrom } from './settings.ts'
import { recordStatements } from './statements.ts'

const settings = settingsFrom(process.env['BENCH_BARE'] ?? '')
const { seeded } = settings
const open = openDatabase({ connectionString: settings.databaseUrl }, 16)
const { pool } = open
const keySet = createLocalJWKSet(settings.jwks satisfies JSONWebKeySet)
const signing = await generateKeyPair('ES256')
const checked = new Map<string, number>()

const { month, members, feed, answer, talk, viewer } = await recordStatements(open, settings)
const [eventId = ''] = seeded.eventIds
const [memberId = ''] = seeded.memberIds

const server = createServer((request, response) => {
  answerTo(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null)
    console.info(`bare runs at http://127.0.0.1:${address.port}`)
})

async function answerTo(request: IncomingMessage): Promise<string> {
  const path = request.url ?? ''
  if (path.startsWith('/auth')) return signIn(await bodyOf(request))
  if (path.startsWith('/feeds')) return sendFeed()
  await check(request)
  if (request.method === 'POST') return post(request, await bodyOf(request))
  if (request.method === 'PUT') return put(path, await bodyOf(request))
  return path.includes('/members') ? listMembers() : listMonth()
}

async function listMonth(): Promise<string> {
  const [statement] = month
  if (statement === undefined) throw new Error('nothing recorded')
  const { rows } = await send<EventRow>(pool, statement)
  return JSON.stringify({ events: rows.map((row) => eventOf(row, {})), next: null })
}

async function listMembers(): Promise<string> {
  const [access, fields, list] = members
  if (access === undefined || fields === undefined || list === undefined)
    throw new Error('nothing recorded')
  await send(pool, access)
  const known = await send<CustomField>(pool, fields)
  const { rows } = await send<MemberRow>(pool, list)
  const shown = rows.map((row) => memberOf(row, viewer, known.rows))
  return JSON.stringify({ members: shown, total: shown.length, nextCursor: null })
}

type FeedAnswer = Omit<FeedRow, 'changedAt'> & { readonly changedAt: Date }

async function sendFeed(): Promise<string> {
  const answers: FeedAnswer[][] = []
  for (const statement of feed) answers.push((await send<FeedAnswer>(pool, statement)).rows)
  const events = answers.find((rows) => rows.length > 1) ?? []
  return calendarText(
    'Team 0',
    events.map(({ changedAt, ...event }) => ({
      ...event,
      changedAt: changedAt.toISOString(),
      isDeclined:
        event.asked.length > 0 && event.asked.every(({ answer }) => answer === 'not_going'),
      address: `http://127.0.0.1/team/${event.teamId}/events/${event.id}`,
    })),
  )
}

/** The recorded transaction for another event and another member. */
async function put(path: string, body: string): Promise<string> {
  const [, otherEvent = '', otherMember = ''] = /events\/([^/]+)\/answers\/(.+)$/.exec(path) ?? []
  const wanted: unknown = JSON.parse(body)
  await sendAll(answer, [
    [eventId, otherEvent],
    [memberId, otherMember],
  ])
  return JSON.stringify({ eventId: otherEvent, wanted })
}

/** The recorded message of another author, in another conversation. */
async function post({ url = '', headers }: IncomingMessage, body: string): Promise<string> {
  const [, teamId = '', conversationId = ''] =
    /teams\/([^/]+)\/conversations\/([^/]+)/.exec(url) ?? []
  const { clientId } = sentMessage.parse(JSON.parse(body))
  const { sub = '' } = decodeJwt((headers.authorization ?? '').slice('Bearer '.length))
  const others: Others = [
    [talk.author.teamId, teamId],
    [talk.author.conversationId, conversationId],
    [talk.author.accountId, sub],
    [talk.clientId, clientId],
    [talk.messageId, randomUUID()],
  ]
  await sendAll(talk.statements, others)
  return String(withOthers(talk.answer, others))
}

const sentMessage = z.object({ clientId: z.string() })

async function sendAll(statements: readonly Statement[], others: Others): Promise<void> {
  const client = await pool.connect()
  try {
    for (const { values, ...statement } of statements)
      await send(client, { ...statement, values: values.map((one) => withOthers(one, others)) })
  } finally {
    client.release()
  }
}

async function signIn(body: string): Promise<string> {
  const given: unknown = JSON.parse(body)
  const password =
    typeof given === 'object' && given !== null && 'password' in given ? String(given.password) : ''
  const { rows } = await pool.query<{ id: string; password_hash: string }>(
    'select * from auth.users where email = $1',
    [settings.email],
  )
  const [user] = rows
  if (user === undefined || !(await verify(user.password_hash, password)))
    throw new Error('refused')

  const sessionId = randomUUID()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into auth.sessions (id, user_id, refresh_key, not_after, created_at, updated_at)
       values ($1, $2, $3, now() + interval '180 days', now(), now())`,
      [sessionId, user.id, randomBytes(32)],
    )
    await client.query(
      'insert into auth.refresh_tokens (session_id, token_hash, created_at) values ($1, $2, now())',
      [sessionId, randomBytes(32)],
    )
    await client.query('update auth.users set last_sign_in_at = now() where id = $1', [user.id])
    await client.query('commit')
  } finally {
    client.release()
  }
  const token = await new SignJWT({ session_id: sessionId, email: settings.email })
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject(user.id)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(signing.privateKey)
  return JSON.stringify({
    access_token: token,
    token_type: 'bearer',
    expires_in: 3600,
    refresh_token: 'x',
    user,
  })
}

async function check({ headers }: IncomingMessage): Promise<void> {
  const token = (headers.authorization ?? '').slice('Bearer '.length)
  if ((checked.get(token) ?? 0) > Date.now()) return
  const { payload } = await jwtVerify(token, keySet)
  checked.set(token, (payload.exp ?? 0) * 1000)
}

function send<Row extends pg.QueryResultRow>(
  to: pg.Pool | pg.PoolClient,
  { text, values, name }: Statement,
) {
  return to.query<Row>({ text, values: [...values], ...(name === undefined ? {} : { name }) })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
