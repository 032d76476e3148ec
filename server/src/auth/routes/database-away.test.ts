import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openDatabase } from '#server/platform/database/database.ts'
import { makeServer } from '#server/platform/http/server.ts'
import { openProxy } from '#server/platform/testing/proxy.ts'

import { fragmentOf, start, testGoogle } from '../fixtures/google.ts'
import { known } from '../fixtures/refusals.ts'
import type { TestAuth } from '../fixtures/service.ts'
import { openAuth } from '../routes.ts'

let service: TestAuth
/** A process with an unreliable database. */
let shaky = ''
let setDatabase: (mode: 'ok' | 'refuse') => void

beforeAll(async () => {
  ;({ service } = await testGoogle())
  const { platform } = service
  const proxy = await openProxy(platform.connection)
  const opened = openDatabase(proxy.connection, 4)
  setDatabase = (mode) => {
    proxy.set(mode)
    if (mode === 'refuse') proxy.cut('reset')
  }
  const app = makeServer(platform, { scriptHashes: [], secure: false })
  openAuth({ ...platform, database: opened.database }).routes(app)
  shaky = `${await app.listen({ port: 0, host: '127.0.0.1' })}/auth/v1`
  afterAll(async () => {
    await app.close()
    await opened.close()
    await proxy.close()
  })
  await service.signedUp(known)
})

beforeEach(async () => {
  setDatabase('ok')
  await fetch(`${shaky}/.well-known/jwks.json`)
  setDatabase('refuse')
})

async function landing(path: string): Promise<readonly [number, URL]> {
  const response = await fetch(`${shaky}${path}`, { redirect: 'manual' })
  return [response.status, new URL(response.headers.get('location') ?? 'none:')]
}

const errorId: unknown = expect.stringMatching(/^[\da-f-]{36}$/)
const away = {
  error: 'temporarily_unavailable',
  error_code: 'unexpected_failure',
  error_description: 'Unexpected failure, please check server logs for more information',
}

test.each(['signup', 'recovery', 'magiclink'])(
  'leads a link of kind %s to the page and keeps it valid',
  async (type) => {
    await service.ask('/otp', { body: { email: known.email } })
    const { call: link } = await service.mailTo(known.email)
    const token = new URL(link).searchParams.get('token') ?? ''
    const [status, landed] = await landing(`/verify?token=${token}&type=${type}`)
    expect([status, landed.origin, landed.search]).toEqual([303, 'http://touchline.test', ''])
    expect(Object.fromEntries(fragmentOf(landed))).toEqual({ ...away, sb: '' })

    setDatabase('ok')
    const [, later] = await landing(`/verify?token=${token}&type=magiclink`)
    expect(fragmentOf(later).has('access_token')).toBe(true)
  },
)

test('leads someone returning from a provider to the site', async () => {
  const [status, landed] = await landing(
    '/callback?code=x&state=5f0c5a4e-3c7f-4a51-9d0f-6f4a31b6b1aa',
  )
  expect([status, landed.hash]).toEqual([303, ''])
  expect(Object.fromEntries(landed.searchParams)).toEqual(away)
})

test('leads someone going to a provider back to the page', async () => {
  const [status, landed] = await landing(`${start}&redirect_to=/login`)
  expect([status, landed.pathname]).toEqual([302, '/login'])
  expect(Object.fromEntries(landed.searchParams)).toEqual(away)
  expect(Object.fromEntries(fragmentOf(landed))).toEqual({ ...away, sb: '' })
})

test.each([
  ['/token?grant_type=password', known],
  ['/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }],
  ['/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }],
  ['/signup', { email: 'new@club.test', password: 'over the moon 7' }],
  ['/verify', { type: 'signup', token_hash: 'x' }],
  ['/otp', { email: known.email }],
  ['/recover', { email: known.email }],
])('asks %s to wait', async (path, body) => {
  const response = await fetch(`${shaky}${path}`, { method: 'POST', body: JSON.stringify(body) })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await response.json()).toEqual({
    code: 503,
    error_code: 'unexpected_failure',
    msg: away.error_description,
    error_id: errorId,
  })
})

test('makes the client library keep the session', async () => {
  setDatabase('ok')
  const browser = new AuthClient({ url: shaky, autoRefreshToken: false, persistSession: false })
  await browser.signInWithPassword(known)
  setDatabase('refuse')
  const { error } = await browser.getUser()
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 })
  expect((await browser.getSession()).data.session).not.toBeNull()

  setDatabase('ok')
  expect((await browser.refreshSession()).error).toBeNull()
})
