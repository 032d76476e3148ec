import { AuthClient } from '@supabase/auth-js'
import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { freePort } from '#server/platform/free-port.ts'
import { makeServer } from '#server/platform/http/server.ts'

import { running, type Person, type Running } from './testing/running.ts'
import { openStream } from './testing/stream.ts'

const site = 'http://touchline.test'

/** Another Touchline, which signs people in for ours. */
let other: Running
let otherUrl: string
let ours: Running
let person: Person

beforeAll(async () => {
  const port = await freePort()
  otherUrl = `http://127.0.0.1:${port}`
  other = await running({ PUBLIC_URL: otherUrl, AUTH_REDIRECT_ALLOW_LIST: `${site}/**` })
  await other.app.http.listen({ port, host: '127.0.0.1' })
  ours = await running({ PUBLIC_URL: site, AUTH_URL: otherUrl, AUTH_API_KEY: 'public key' })

  const email = 'ana@example.org'
  const { data } = await clientOf(`${otherUrl}/auth/v1`).signUp({
    email,
    password: 'A long sentence 4 tests',
    options: { data: { first_name: 'Ana', last_name: 'Ruiz' } },
  })
  person = { id: data.user?.id ?? '', email, token: data.session?.access_token ?? '' }
})

function clientOf(url: string): InstanceType<typeof AuthClient> {
  return new AuthClient({ url, autoRefreshToken: false, persistSession: false })
}

const me = { method: 'GET', path: '/rest/v1/me' }

test('who signs up there is known here, by the claims of the token', async () => {
  const answer = await ours.ask(person, me)
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.text)).toMatchObject({
    id: person.id,
    email: person.email,
    firstName: 'Ana',
  })
})

test.each(['/settings', '/token', '/user', '/.well-known/jwks.json', '/captcha', '/authorize'])(
  'our own %s does not exist',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await ours.ask(undefined, { method, path: `/auth/v1${path}` })
      expect(answer).toMatchObject({ status: 404, text: '404 page not found\n' })
    }
  },
)

test('pages of ours may talk to that server, and it answers them', async () => {
  const http = makeServer(ours.platform, { scriptHashes: [], secure: false })
  http.get('/', (_request, reply) => reply.type('text/html').send('<title>Touchline</title>'))
  const { headers } = await http.inject('/')
  await http.close()
  expect(String(headers['content-security-policy'])).toContain(`connect-src 'self' ${otherUrl};`)
  const preflight = await other.ask(undefined, {
    method: 'OPTIONS',
    path: '/auth/v1/token',
    headers: { origin: site, 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': site })
  expect(String(preflight.headers['access-control-allow-headers'])).toContain('apikey')
})

test('the browser is told where to sign in; the demo club, which could not, is not offered', async () => {
  const empty = await running({ AUTH_URL: otherUrl, AUTH_API_KEY: 'public key' })
  const { text } = await empty.ask(undefined, { method: 'GET', path: '/rest/v1/installation' })
  expect(JSON.parse(text)).toMatchObject({
    authUrl: `${otherUrl}/auth/v1`,
    authApiKey: 'public key',
    isDemoOffered: false,
  })
  const body = { language: 'en', country: 'ES', timeZone: 'Europe/Madrid' }
  const demo = await empty.ask(undefined, { method: 'POST', path: '/rest/v1/demo', body })
  expect(JSON.parse(demo.text)).toMatchObject({ code: 'demo_refused' })
})

const stranger = await generateKeyPair('ES256')

function forged(change: Readonly<Record<string, unknown>>, kid: string): Promise<string> {
  const claims = { ...decodeJwt(person.token), ...change }
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(stranger.privateKey)
}

test('a token signed by somebody else is refused, whatever key it names', async () => {
  const header = z.object({ kid: z.string() })
  const [first = ''] = person.token.split('.')
  const { kid } = header.parse(JSON.parse(Buffer.from(first, 'base64url').toString()))
  for (const name of [kid, 'unknown', '../../etc/passwd'])
    expect((await ours.ask({ token: await forged({}, name) }, me)).status).toBe(401)
})

test('a token of another issuer is refused, also when both use one database of keys', async () => {
  const elsewhere = await running({ PUBLIC_URL: 'http://127.0.0.1:9' })
  const { token } = await elsewhere.signUp('Eva')
  expect((await ours.ask({ token }, me)).status).toBe(401)
})

test('a token is good until it expires, sign-out or not; then the stream ends, too', async () => {
  await other.ask(person, { method: 'POST', path: '/auth/v1/logout' })
  expect((await other.ask(person, me)).status).toBe(401)
  expect((await ours.ask(person, me)).status).toBe(200)

  const now = ours.platform.clock()
  const { exp = 0 } = decodeJwt(person.token)
  ours.platform.setClock(new Date(exp * 1000 - 300).toISOString())
  const address = await ours.app.http.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openStream(address, person.token)
  await expect.poll(() => stream.isOver).toBe(true)

  ours.platform.setClock(new Date(exp * 1000 + 1000).toISOString())
  expect((await ours.ask(person, me)).status).toBe(401)
  ours.platform.setClock(now.toISOString())
})

test('while that server is away, its keys stay known; nobody new is mistaken for signed out', async () => {
  const fresh = await running({ PUBLIC_URL: site, AUTH_URL: otherUrl })
  await other.app.http.close()
  expect((await ours.ask(person, me)).status).toBe(200)
  const answer = await fresh.ask(person, me)
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable' })
})
