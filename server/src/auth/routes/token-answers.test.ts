import { createHash } from 'node:crypto'

import { generateKeyPair } from 'jose'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import {
  ana,
  fragmentOf,
  locationOf,
  start,
  testGoogle,
  type TestGoogle,
} from '../fixtures/google.ts'

let google: TestGoogle
let back: URL
let nonce: string

beforeAll(async () => {
  google = await testGoogle()
})

beforeEach(async () => {
  const begun = new URL(locationOf(await google.open(start)))
  nonce = begun.searchParams.get('nonce') ?? ''
  back = (await google.provider.pick(begun.href, ana.sub)).back
})

const atHash = createHash('sha256').update('access').digest().subarray(0, 16).toString('base64url')
const claims = { ...ana, at_hash: atHash }

/** Where the browser goes if the provider returns this. */
async function afterAnswer(idToken: string | undefined): Promise<URL> {
  const tokens = { access_token: 'access', token_type: 'Bearer', expires_in: 60 }
  google.provider.answerTokens({
    status: 200,
    body: { ...tokens, ...(idToken === undefined ? {} : { id_token: idToken }) },
  })
  return new URL(locationOf(await google.open(back)))
}

function outcomeOf(landed: URL) {
  const { searchParams } = landed
  return {
    error: searchParams.get('error'),
    code: searchParams.get('error_code'),
    isSignedIn: landed.href.includes('access_token='),
  }
}

const refused = { error: 'server_error', code: 'unexpected_failure', isSignedIn: false }

test('signs in with a valid ID token, without a refresh token if there is none', async () => {
  const landed = await afterAnswer(await google.provider.idToken({ ...claims, nonce }))
  expect(fragmentOf(landed).get('provider_token')).toBe('access')
  expect(fragmentOf(landed).has('provider_refresh_token')).toBe(false)
})

test.each([
  ['another nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another audience', { aud: 'another client' }],
  ['another issuer', { iss: 'https://evil.test' }],
  ['an end in the past', { exp: 1_700_000_000 }],
  ['another access token', { at_hash: 'of something else' }],
  ['nobody', { sub: '' }],
])('refuses an ID token with %s', async (_what, odd) => {
  const idToken = await google.provider.idToken({ ...claims, nonce, ...odd })
  expect(outcomeOf(await afterAnswer(idToken))).toEqual(refused)
})

test('refuses an ID token signed by someone else', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const idToken = await google.provider.idToken({ ...claims, nonce }, privateKey)
  expect(outcomeOf(await afterAnswer(idToken))).toEqual(refused)
})

test('refuses a missing ID token', async () => {
  expect(outcomeOf(await afterAnswer(undefined))).toEqual(refused)
})

test('reports a failure without showing the code', async () => {
  google.provider.answerTokens({ status: 500, body: { error: 'server_error' } })
  const landed = new URL(locationOf(await google.open(back)))
  expect(outcomeOf(landed)).toEqual(refused)
  expect(landed.href).not.toContain(back.searchParams.get('code') ?? 'no code')
})

test('sends the secret in the form if the provider refuses it in the header', async () => {
  google.provider.answerTokens({ status: 401, body: { error: 'invalid_client' } })
  expect(outcomeOf(new URL(locationOf(await google.open(back))))).toMatchObject({
    isSignedIn: true,
  })
})
