import { randomBytes, randomUUID } from 'node:crypto'
/**
 * The same work without Touchline: node:http, the driver, the same token check and one statement.
 * The benchmark compares against it.
 */
import { createServer, type IncomingMessage } from 'node:http'

import { verify } from '@node-rs/argon2'
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

import { answer, eventPage, events, members, message, type OneStatement } from './one-statement.ts'
import { settingsFrom } from './settings.ts'

const settings = settingsFrom(process.env['BENCH_BARE'] ?? '')
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 16 })
const keySet = createLocalJWKSet(settings.jwks satisfies JSONWebKeySet)
const signing = await generateKeyPair('ES256')
const checked = new Map<string, number>()

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
  const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://localhost')
  if (path.startsWith('/auth')) return signIn(await bodyOf(request))
  await check(request)
  const { sub = '' } = decodeJwt(tokenOf(request))
  const [, , , , teamId = '', kind, id = ''] = path.split('/')
  const who = [teamId, sub]
  if (request.method !== 'GET') return write(kind, [...who, id], await bodyOf(request))
  const limit = searchParams.get('limit')
  if (kind === 'members') return bodyFrom(members, [...who, limit])
  if (id !== '') return bodyFrom(eventPage, [...who, id])
  return bodyFrom(events, [...who, searchParams.get('from'), searchParams.get('to'), limit])
}

/** A member's answer to an event, or a message to a conversation. */
function write(kind: string | undefined, key: readonly string[], body: string): Promise<string> {
  const given: unknown = JSON.parse(body)
  if (kind === 'events') {
    const [{ memberId, answer: said, comment }] = sentAnswers.parse(given).answers
    return bodyFrom(answer, [...key, memberId, said, comment])
  }
  const { clientId, words } = sentMessage.parse(given)
  return bodyFrom(message, [...key, clientId, words])
}

async function bodyFrom({ name, text }: OneStatement, values: readonly unknown[]): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ name, text, values: [...values] })
  if (rows[0] === undefined) throw new Error(`${name}: not found`)
  return rows[0].body
}

const sentMessage = z.object({ clientId: z.string(), words: z.string() })
const sentAnswer = z.object({ memberId: z.string(), answer: z.string(), comment: z.string() })
const sentAnswers = z.object({ answers: z.tuple([sentAnswer]) })

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

async function check(request: IncomingMessage): Promise<void> {
  const token = tokenOf(request)
  if ((checked.get(token) ?? 0) > Date.now()) return
  const { payload } = await jwtVerify(token, keySet)
  checked.set(token, (payload.exp ?? 0) * 1000)
}

function tokenOf({ headers }: IncomingMessage): string {
  return (headers.authorization ?? '').slice('Bearer '.length)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
