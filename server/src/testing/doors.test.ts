import { afterAll, describe, expect, test } from 'vitest'

import { makeServer } from '#server/platform/http/server.ts'

import { running } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const { ask } = touchline
const north = await aWorld(touchline)
const south = await aWorld(touchline)
const nobody = undefined

describe('headers', () => {
  test.each(['/rest/v1/installation', '/rest/v1/me', '/healthz', '/nowhere', '/auth/v1/settings'])(
    '%s has the headers of data, without those of documents',
    async (path) => {
      const { headers } = await ask(nobody, { method: 'GET', path })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers).not.toHaveProperty('content-security-policy')
    },
  )

  test('allow only our own or hashed scripts, and no framing', async () => {
    const scriptHashes = ['sha256-mUfVvJ1Ck7WkTb3Pb4YJ0zvT0bR2Q2h0dXJu1S6jXaE=']
    const http = makeServer(touchline.platform, { scriptHashes, secure: true })
    afterAll(() => http.close())
    http.get('/', (_request, reply) => reply.type('text/html').send('<title>Touchline</title>'))
    const { headers } = await http.inject({ url: '/' })
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy'])
    const rules = new Map(
      policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    )
    expect(rules.get('script-src')).toEqual(["'self'", `'${scriptHashes[0]}'`])
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(rules.get(name)).toEqual(["'none'"])
    expect(rules.get('form-action')).toEqual(["'self'"])
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('forbid caches to store personal data', async () => {
    for (const path of ['/rest/v1/me', '/rest/v1/me/teams', '/rest/v1/nowhere'])
      expect((await ask(north.owner, { method: 'GET', path })).headers['cache-control']).toBe(
        'no-store',
      )
  })
})

describe('signing out', () => {
  test.each([
    ['local', 'same-origin', '"cache"'],
    ['global', 'same-origin', '"cache"'],
    ['others', 'same-origin', undefined],
    ['local', 'cross-site', undefined],
    ['local', undefined, undefined],
  ])('of %s, from %s: the browser clears %s of ours', async (scope, site, cleared) => {
    const person = await touchline.signUp('Nora')
    const { status, headers } = await ask(person, {
      method: 'POST',
      path: `/auth/v1/logout?scope=${scope}`,
      headers: site === undefined ? {} : { 'sec-fetch-site': site },
    })
    expect(status).toBe(204)
    expect(headers['clear-site-data']).toBe(cleared)
  })
})

describe('another origin', () => {
  test.each(['https://evil.test', 'null', 'http://localhost:3000.evil.test'])(
    '%s may read nothing',
    async (origin) => {
      for (const path of ['/rest/v1/me', '/auth/v1/user', '/realtime/v1', '/healthz'])
        for (const method of ['GET', 'OPTIONS']) {
          const { headers } = await ask(undefined, { method, path, headers: { origin } })
          expect(headers['access-control-allow-origin']).toBeUndefined()
          expect(headers['access-control-allow-credentials']).toBeUndefined()
        }
    },
  )
})

describe('a form on another site', () => {
  const path = `/rest/v1/teams/${north.ids.teamId}/leave`

  test.each(['cross-site', 'same-site'])('%s: may write nothing', async (site) => {
    for (const target of [path, '/storage/v1/pictures?purpose=avatar'])
      expect(
        (
          await ask(north.owner, {
            method: 'POST',
            path: target,
            headers: { 'sec-fetch-site': site },
          })
        ).status,
      ).toBe(403)
  })

  test('is rejected because browsers send no JSON by themselves', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await ask(north.owner, {
        method: 'POST',
        path: '/rest/v1/teams',
        body: JSON.stringify(teamFields),
        headers: { 'content-type': type },
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
  })
})

describe('a body', () => {
  test('can’t change another team than the one in the path', async () => {
    const answer = await ask(north.owner, {
      method: 'PATCH',
      path: `/rest/v1/teams/${north.ids.teamId}`,
      body: { teamId: south.ids.teamId, changes: { motto: 'Ours' } },
    })
    expect(JSON.parse(answer.text)).toMatchObject({ team: { id: north.ids.teamId, motto: 'Ours' } })
    const theirs = await ask(south.owner, {
      method: 'GET',
      path: `/rest/v1/teams/${south.ids.teamId}`,
    })
    expect(JSON.parse(theirs.text)).toMatchObject({ team: { motto: null } })
  })

  test('changes nothing through extra fields', async () => {
    const path = `/rest/v1/teams/${north.ids.teamId}/members`
    const extra = {
      id: south.ids.memberId,
      isAdmin: true,
      accountId: south.owner.id,
      createdAt: '1999-01-01T00:00:00Z',
      constructor: { prototype: { isAdmin: true } },
    }
    const body = `{"firstName":"Teo","lastName":"Sanz","__proto__":{"isAdmin":true},${JSON.stringify(extra).slice(1)}`
    const answer = await ask(north.owner, { method: 'POST', path, body })
    expect([201, 400]).toContain(answer.status)
    expect(answer.text).not.toContain(south.ids.memberId)
    expect(answer.text).not.toMatch(/"(isAdmin|hasJoined)":true/)
  })

  test.each([
    '{"half":',
    'null',
    '[]',
    '"text"',
    '7',
    '{"name":{"$ne":1}}',
    '\u0000',
    '['.repeat(5000),
  ])('is refused with a message: %j', async (body) => {
    const answer = await ask(north.owner, { method: 'POST', path: '/rest/v1/teams', body })
    expect([400, 422]).toContain(answer.status)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'invalid_input' })
  })
})

describe('too many attempts', () => {
  test('get the time of the next one', async () => {
    const tries = Array.from({ length: 11 }, () =>
      ask(north.owner, { method: 'POST', path: '/rest/v1/join/code', body: { code: 'ZZZZZZ' } }),
    )
    const answers = await Promise.all(tries)
    const last = answers.find(({ status }) => status === 429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(3600)
  })
})

describe('other services', () => {
  test.each([
    ['GET', '/realtime/v1', 401],
    ['POST', '/storage/v1/pictures?purpose=avatar', 401],
    ['GET', '/storage/v1/pictures', 404],
    ['GET', '/storage/v1/', 404],
    ['GET', '/storage/v1/../../etc/passwd', 404],
    ['GET', '/storage/v1/pictures/%2e%2e%2f%2e%2e/full', 404],
    ['GET', `/storage/v1/pictures/${south.ids.teamId}/full`, 404],
    ['GET', `/storage/v1/pictures/${south.ids.teamId}/full?until=9999999999&signature=x`, 404],
  ])('%s %s: %d without an account', async (method, path, status) => {
    expect((await ask(nobody, { method, path })).status).toBe(status)
  })

  test('refuse a token in the URL of a stream', async () => {
    const path = `/realtime/v1?token=${north.owner.token}&access_token=${north.owner.token}`
    expect((await ask(nobody, { method: 'GET', path })).status).toBe(401)
  })

  test('hide the mailbox from a page under another host name', async () => {
    const question = { method: 'GET', path: '/rest/v1/mailbox' }
    expect((await ask(nobody, question)).status).toBe(200)
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io'])
      expect((await ask(nobody, { ...question, headers: { host } })).status).toBe(404)
  })

  test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
    'hide it behind a proxy that says so in %s',
    async (name) => {
      const question = {
        method: 'GET',
        path: '/rest/v1/mailbox',
        headers: { [name]: '203.0.113.7' },
      }
      expect((await ask(nobody, question)).status).toBe(404)
    },
  )
})
