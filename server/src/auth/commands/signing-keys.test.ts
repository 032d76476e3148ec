import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWTPayload } from 'jose'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform, type TestPlatform } from '#server/platform/testing/platform.ts'

import { authJobs } from '../jobs.ts'
import { audience, openKeys, type Keys } from './keys.ts'

let platform: TestPlatform
let one: Keys
/** Another process of the same installation, which shares only the database. */
let other: Keys

beforeEach(async () => {
  platform = await testPlatform()
  platform.setClock('2026-01-01T00:00:00Z')
  one = openKeys(platform)
  other = openKeys(platform)
})

const person = '5f0c5a4e-3c7f-4a51-9d0f-6f4a31b6b1aa'

function sign(keys: Keys, seconds = 3600): Promise<string> {
  const iat = Math.floor(platform.clock().getTime() / 1000)
  const claims: JWTPayload = {
    sub: person,
    iss: keys.issuer,
    aud: audience,
    iat,
    exp: iat + seconds,
  }
  return keys.sign(claims)
}

async function signer(keys: Keys): Promise<string | undefined> {
  return decodeProtectedHeader(await sign(keys)).kid
}

async function published(keys: Keys): Promise<unknown[]> {
  return (await keys.publicKeys()).map(({ kid }) => kid)
}

async function night(moment: string): Promise<void> {
  platform.setClock(moment)
  for (const { name, run } of authJobs(platform)) if (name === 'auth.renew_keys') await run({})
}

test('two processes starting at once agree on one key and accept each other’s tokens', async () => {
  const tokens = await Promise.all([sign(one), sign(other)])
  expect(new Set(tokens.map((token) => decodeProtectedHeader(token).kid)).size).toBe(1)
  for (const token of tokens)
    expect([await one.verify(token), await other.verify(token)]).toMatchObject([
      { sub: person },
      { sub: person },
    ])
})

test('publishes a new key twenty minutes before it signs and keeps the old one until its last token has expired', async () => {
  const first = await signer(one)
  await night('2026-03-31T03:27:00Z')
  expect(await published(one)).toEqual([first])

  await night('2026-04-01T03:27:00Z')
  await night('2026-04-01T03:27:30Z')
  const [, second, third] = await published(other)
  expect(second).toBeDefined()
  expect(third).toBeUndefined()
  expect([await signer(one), await signer(other)]).toEqual([first, first])

  platform.setClock('2026-04-01T03:46:30Z')
  const lastOfFirst = await sign(one, 86_400)
  expect(decodeProtectedHeader(lastOfFirst).kid).toBe(first)

  platform.setClock('2026-04-01T03:47:30Z')
  expect([await signer(one), await signer(other)]).toEqual([second, second])
  expect(await published(one)).toEqual([first, second])

  await night('2026-04-02T03:46:29Z')
  expect(await other.verify(lastOfFirst)).toMatchObject({ sub: person })
  await night('2026-04-02T03:48:30Z')
  expect(await published(other)).toEqual([second])
  const kept = await platform.database.selectFrom('auth.signing_keys').select('kid').execute()
  expect(kept).toEqual([{ kid: second }])
})

test('uses the keys of AUTH_KEYS instead: the first signs, all are accepted, none is created', async () => {
  const [mine, old] = [await privateKey('mine'), await privateKey('old')]
  const environment = (keys: readonly object[]) => ({ AUTH_KEYS: JSON.stringify({ keys }) })
  const before = openKeys(await testPlatform(environment([old])))
  const configured = await testPlatform(environment([mine, old]))
  configured.setClock(platform.clock().toISOString())
  const keys = openKeys(configured)

  expect(await signer(keys)).toBe('mine')
  expect(await published(keys)).toEqual(['mine', 'old'])
  expect(JSON.stringify(await keys.publicKeys())).not.toContain('"d"')
  expect(await keys.verify(await sign(before))).toMatchObject({ sub: person })
  expect(await before.verify(await sign(keys))).toBeUndefined()

  for (const { run } of authJobs(configured)) await run({})
  const kept = configured.database.selectFrom('auth.signing_keys').select('kid')
  expect(await kept.where('purpose', '=', 'signing').execute()).toEqual([])
})

async function privateKey(kid: string): Promise<object> {
  const { privateKey: key } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(key)), kid }
}
