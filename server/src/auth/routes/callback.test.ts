import { beforeAll, describe, expect, test } from 'vitest'

import {
  ana,
  fragmentOf,
  sendRaw,
  locationOf,
  nobody,
  start,
  testGoogle,
  type TestGoogle,
} from '../fixtures/google.ts'

let google: TestGoogle
const site = 'http://touchline.test'
const pkce = `&code_challenge=${'c'.repeat(43)}&code_challenge_method=plain`

beforeAll(async () => {
  google = await testGoogle()
})

function later(seconds: number): void {
  const { platform } = google.service
  platform.setClock(new Date(platform.clock().getTime() + seconds * 1000).toISOString())
}

/** The state of a new flow. */
async function begin(query = ''): Promise<{ state: string }> {
  const address = new URL(locationOf(await google.open(`${start}${query}`)))
  return { state: address.searchParams.get('state') ?? '' }
}

describe('an invalid state', () => {
  test.each([
    ['missing', '/callback?code=x', 'bad_oauth_callback'],
    ['malformed', '/callback?code=x&state=7', 'bad_oauth_state'],
    ['unknown', '/callback?code=x&state=5f0c5a4e-3c7f-4a51-9d0f-6f4a31b6b1aa', 'bad_oauth_state'],
  ])('%s: back to the site, in the query alone', async (_what, path, code) => {
    const answer = await google.open(`${path}&redirect_to=https://evil.test/`)
    expect(answer.status).toBe(303)
    const landed = new URL(locationOf(answer))
    expect(`${landed.origin}${landed.pathname}`).toBe(`${site}/`)
    expect(landed.hash).toBe('')
    expect([...landed.searchParams.keys()]).toEqual(['error', 'error_code', 'error_description'])
    expect(landed.searchParams.get('error')).toBe('invalid_request')
    expect(landed.searchParams.get('error_code')).toBe(code)
  })

  test('older than five minutes', async () => {
    const back = await google.backFrom(start, ana.sub)
    const now = google.service.platform.clock()
    later(301)
    const landed = new URL(locationOf(await google.open(back)))
    google.service.platform.setClock(now.toISOString())
    expect(landed.searchParams.get('error_code')).toBe('bad_oauth_state')
  })

  test.each([
    ['', 'bad_oauth_state'],
    [pkce, 'flow_state_already_used'],
  ])('used before (%s): %s', async (query, code) => {
    const back = await google.backFrom(`${start}${query}`, ana.sub)
    expect(locationOf(await google.open(back))).not.toContain('error')
    const replayed = await google.open(back)
    expect(replayed.status).toBe(303)
    expect(new URL(locationOf(replayed)).searchParams.get('error_code')).toBe(code)
  })

  test('from an emailed link', async () => {
    await google.service
      .browser('pkce')
      .signUp({ email: 'x@club.test', password: 'over the moon 7' })
    const [flow] = await google.service.platform.database
      .selectFrom('auth.flow_state')
      .select('id')
      .where('provider', 'is', null)
      .execute()
    const answer = await google.open(`/callback?code=x&state=${flow?.id}`)
    expect(locationOf(answer)).toContain('bad_oauth_state')
  })
})

describe('a refusal by the provider', () => {
  const target = `&redirect_to=${site}/login?from=google`

  async function landing(query: string): Promise<URL> {
    const { state } = await begin(target)
    const answer = await google.open(`/callback?state=${state}${query}`)
    expect(answer.status).toBe(302)
    const landed = new URL(locationOf(answer))
    expect(landed.pathname).toBe('/login')
    for (const key of ['error', 'error_code', 'error_description'])
      expect(fragmentOf(landed).get(key)).toBe(landed.searchParams.get(key))
    return landed
  }

  test('reaches the page in query and fragment', async () => {
    const landed = await landing('&error=consent_required&error_description=Please+agree')
    expect(Object.fromEntries(landed.searchParams)).toEqual({
      from: 'google',
      error: 'consent_required',
      error_description: 'Please agree',
    })
  })

  test('is reported the same way for a refused consent', async () => {
    const back = await google.backFrom(`${start}${target}`, '')
    const landed = new URL(locationOf(await google.open(back)))
    expect(landed.searchParams.get('error')).toBe('access_denied')
    expect(landed.searchParams.get('error_description')).toBe('The person said no')
  })

  test('without a code', async () => {
    const { searchParams } = await landing('')
    expect(searchParams.get('error')).toBe('invalid_request')
    expect(searchParams.get('error_code')).toBe('bad_oauth_callback')
  })

  test('an unknown code', async () => {
    const { searchParams } = await landing('&code=made-up')
    expect(searchParams.get('error')).toBe('server_error')
    expect(searchParams.get('error_code')).toBe('unexpected_failure')
  })

  test('a code of another flow', async () => {
    const other = await google.backFrom(start, ana.sub)
    const { state } = await begin()
    other.searchParams.set('state', state)
    const landed = new URL(locationOf(await google.open(other)))
    expect(landed.searchParams.get('error_code')).toBe('unexpected_failure')
  })

  test('a used code', async () => {
    const used = await google.backFrom(start, ana.sub)
    await google.open(used)
    const { state } = await begin()
    used.searchParams.set('state', state)
    const landed = new URL(locationOf(await google.open(used)))
    expect(landed.searchParams.get('error_code')).toBe('unexpected_failure')
  })

  test('someone without an address', async () => {
    const landed = await google.walk(start, nobody.sub)
    expect(landed.searchParams.get('error')).toBe('server_error')
    expect(landed.searchParams.get('error_description')).toContain('user email')
  })
})

test('reads a returned form like a URL', async () => {
  const back = await google.backFrom(start, ana.sub)
  const answer = await google.open('/callback', {
    method: 'POST',
    body: back.searchParams.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(302)
  expect(fragmentOf(new URL(locationOf(answer))).has('access_token')).toBe(true)
})

test('uses nothing on HEAD requests', async () => {
  const back = await google.backFrom(start, ana.sub)
  expect((await google.open(back, { method: 'HEAD' })).status).toBe(405)
  expect(locationOf(await google.open(back))).toContain('access_token=')
})

describe('the returning browser', () => {
  const opens = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

  async function away(query = ''): Promise<{ back: URL; cookie: string }> {
    const started = await sendRaw(google.service, `${start}${query}`, { headers: opens })
    const [cookie = ''] = started.headers['set-cookie'] ?? []
    const { back } = await google.provider.pick(started.headers.location ?? '', ana.sub)
    return { back, cookie }
  }
  async function lead(back: URL, cookie: string): Promise<string> {
    const [pair = ''] = cookie.split(';')
    const { headers } = await sendRaw(google.service, back, { headers: { ...opens, cookie: pair } })
    return headers.location ?? ''
  }

  test('must be the one that started', async () => {
    const { back, cookie } = await away()
    expect(cookie).toMatch(
      /^touchline-browser=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    expect(await lead(back, cookie)).toContain('access_token=')
  })

  test.each([
    ['without a cookie', ''],
    ['with another one', `touchline-browser=${'x'.repeat(43)}`],
  ])('is refused %s, and the right one still gets in', async (_what, cookie) => {
    const { back, cookie: own } = await away()
    expect(await lead(back, cookie)).toContain('bad_oauth_state')
    expect(await lead(back, own)).toContain('access_token=')
  })

  test('is refused if no browser started', async () => {
    const back = await google.backFrom(start, ana.sub)
    expect(await lead(back, '')).toContain('bad_oauth_state')
  })

  test('keeps its cookie for two tabs', async () => {
    const { back, cookie } = await away()
    const [pair = ''] = cookie.split(';')
    const other = await sendRaw(google.service, start, { headers: { ...opens, cookie: pair } })
    expect(other.headers['set-cookie']?.[0]?.split(';')[0]).toBe(pair)
    expect(await lead(back, cookie)).toContain('access_token=')
  })

  test('needs no cookie with PKCE: the code is useless without the verifier', async () => {
    const { back } = await away(pkce)
    expect(await lead(back, '')).toContain('code=')
  })

  test('is redirected with a form, so that it sends its cookie', async () => {
    const { back, cookie } = await away()
    const { status, headers } = await sendRaw(google.service, '/callback', {
      method: 'POST',
      body: back.searchParams.toString(),
      headers: { ...opens, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(303)
    expect(headers.location).toContain(`${site}/auth/v1/callback?`)
    expect(await lead(new URL(headers.location ?? ''), cookie)).toContain('access_token=')
  })
})

test('has a cookie bound to its host on HTTPS', async () => {
  const { service } = await testGoogle({ PUBLIC_URL: 'https://touchline.test' })
  const { headers } = await sendRaw(service, start, { headers: { 'sec-fetch-mode': 'navigate' } })
  expect(headers['set-cookie']?.[0]).toMatch(/^__Host-touchline-browser=.*; Secure$/)
})

describe('a closed installation', () => {
  test('lets nobody new in, but known people', async () => {
    const closed = await testGoogle({ AUTH_SIGNUP: 'off' })
    const refused = await closed.walk(start, ana.sub)
    expect(refused.searchParams.get('error')).toBe('access_denied')
    expect(refused.searchParams.get('error_code')).toBe('signup_disabled')
  })

  test('keeps banned people out', async () => {
    await google.walk(start, ana.sub)
    const { database, clock } = google.service.platform
    await database
      .updateTable('auth.users')
      .set({ banned_until: new Date(clock().getTime() + 60_000) })
      .where('email', '=', 'ana@club.test')
      .execute()
    const landed = await google.walk(start, ana.sub)
    expect(landed.searchParams.get('error')).toBe('access_denied')
    expect(landed.searchParams.get('error_code')).toBe('user_banned')
  })
})
