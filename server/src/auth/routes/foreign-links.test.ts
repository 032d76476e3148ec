import { beforeAll, describe, expect, test } from 'vitest'

import { ana, sendRaw, testGoogle, type TestGoogle } from '../fixtures/google.ts'

const password = 'over the moon 7'
const otherSite = 'https://other.test/profile'
const pkce = `&code_challenge=${'c'.repeat(43)}&code_challenge_method=plain`
const opensPage = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
let google: TestGoogle
let token: string

beforeAll(async () => {
  google = await testGoogle({ AUTH_REDIRECT_ALLOW_LIST: 'https://other.test/**' })
  const email = 'mallory@club.test'
  await google.service.signedUp({ email, password })
  const { data } = await google.service.browser().signInWithPassword({ email, password })
  token = data.session?.access_token ?? ''
})

interface StartedLink {
  readonly back: URL
  readonly cookie: string
}

/** Someone starts adding Google to their account, and Ana signs in at Google. */
async function begun(
  query: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<StartedLink> {
  const path = `/user/identities/authorize?provider=google${query}`
  const bearer = { authorization: `Bearer ${token}` }
  const started = await sendRaw(google.service, path, { headers: { ...bearer, ...headers } })
  const [cookie = ''] = started.headers['set-cookie']?.[0]?.split(';') ?? []
  const { back } = await google.provider.pick(started.headers.location ?? '', ana.sub)
  return { back, cookie }
}

async function handleCallback({ back, cookie }: StartedLink): Promise<string> {
  const { headers } = await sendRaw(google.service, back, { headers: { ...opensPage, cookie } })
  return headers.location ?? ''
}

async function ways(): Promise<unknown> {
  const { body } = await google.service.ask('/user', { token })
  return body['app_metadata']
}

describe('does not add a Google account to the account of someone who sent the link', () => {
  test.each([
    ['to a session', ''],
    ['with PKCE', pkce],
  ])('%s', async (_how, query) => {
    expect(await handleCallback(await begun(query))).toContain('bad_oauth_state')
    const own = await begun(query, { 'sec-fetch-site': 'same-origin' })
    expect(await handleCallback({ ...own, cookie: '' })).toContain('bad_oauth_state')
    expect(await ways()).toMatchObject({ providers: ['email'] })
  })
})

test('accepts the browser that started, and one of a listed site', async () => {
  const elsewhere = await begun(`&redirect_to=${encodeURIComponent(otherSite)}`)
  expect(await handleCallback(elsewhere)).toContain(`${otherSite}#access_token=`)

  const own = await begun('', { 'sec-fetch-site': 'same-origin' })
  expect(await handleCallback(own)).toContain('identity_already_exists')
  expect(await ways()).toMatchObject({ providers: ['email', 'google'] })
})
