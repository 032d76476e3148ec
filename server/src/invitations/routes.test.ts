import { encode } from 'uqr'
import { beforeEach, expect, test } from 'vitest'

import { restRoutes } from '#server/platform/http/rest.ts'
import { makeServer } from '#server/platform/http/server.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { invitationsRoutes } from './routes.ts'
import {
  anInvitationTest,
  lettersTo,
  aSignedInPerson,
  tokenFor,
  type InvitationTest,
  type AccountWithEmail,
} from './testing/invitation-test.ts'

const platform = await testPlatform({ PUBLIC_URL: 'https://touchline.example' })
const people = new Map<string, AccountWithEmail>()
const app = makeServer(platform, { scriptHashes: [], secure: true })
restRoutes(app, {
  platform,
  router: { invitations: invitationsRoutes },
  identify: async (request) => people.get(request.headers.authorization ?? ''),
})

let stage: InvitationTest
let nora: AccountWithEmail
let place = 0

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  place += 1
  nora = await aSignedInPerson(platform.database, 'Nora', `nora${place}@example.org`)
  for (const person of [stage.admin, stage.coach, nora]) people.set(person.id, person)
})

type Method = 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE'

async function call(
  who: AccountWithEmail | undefined,
  [method, path]: readonly [Method, string],
  body?: object,
) {
  const answer = await app.inject({
    method,
    url: `/rest/v1${path}`,
    headers: {
      ...(who && { authorization: who.id }),
      ...(body && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { payload: body }),
  })
  const json: unknown = answer.json()
  return { status: answer.statusCode, json }
}

const path = (rest: string) => `/teams/${stage.teamId}${rest}`

const anId: unknown = expect.any(String)

test('from the invitation to the roster over HTTP', async () => {
  const { json } = await call(stage.coach, ['POST', path('/invitations')], {
    emails: [nora.email],
    message: 'Hello',
  })
  expect(json).toMatchObject({ results: [{ email: nora.email, outcome: 'invited' }] })
  const key = { kind: 'invitation', value: await tokenFor(platform, nora.email) }

  expect(await call(undefined, ['POST', path('/join/open')], { key })).toEqual({
    status: 200,
    json: { team: { id: stage.teamId, name: 'Norte U12', sport: 'football' }, details: null },
  })
  const opened = await call(nora, ['POST', path('/join/open')], { key })
  expect(opened.json).toMatchObject({
    details: {
      approval: true,
      ownAccountAge: 14,
      standing: 'none',
      invitation: { kind: 'placeholder', isOtherAddress: false },
    },
  })
  const list = await call(stage.coach, ['GET', path('/invitations')])
  expect(list.json).toMatchObject({
    invitations: [{ email: nora.email, state: 'opened', person: { kind: 'placeholder' } }],
    nextCursor: null,
  })

  const who = { kind: 'player', firstName: 'Nora', lastName: 'Vidal', dateOfBirth: '1998-05-04' }
  expect((await call(undefined, ['POST', path('/join')], { key, who })).status).toBe(401)
  expect(
    await call(nora, ['POST', path('/join')], { key, who, role: 'Coach', isAdmin: true }),
  ).toEqual({
    status: 200,
    json: { kind: 'joined', teamId: stage.teamId, children: [] },
  })
  expect((await call(nora, ['POST', path('/join')], { key, who })).json).toMatchObject({
    code: 'already_used',
  })
  expect((await call(nora, ['GET', path('/invitations')])).status).toBe(403)
})

test('from the code to the approval over HTTP', async () => {
  const link = await call(stage.coach, ['GET', path('/join-link')])
  expect(link.json).toMatchObject({ approval: true, mayReset: false, mayChangeApproval: false })
  const reset = await call(stage.admin, ['PATCH', path('/join-link')], { reset: true })
  expect(reset.json).toMatchObject({ mayReset: true })
  const { code, link: address } = joinLinkOf(reset.json)
  expect(code).toMatch(/^[A-Z]{6}$/)
  expect(address).toMatch(
    new RegExp(`^https://touchline.example/welcome/link\\?team=${stage.teamId}&code=[\\w-]{32}$`),
  )

  expect(reset.json).toMatchObject({ qr: encode(address, { ecc: 'M', border: 0 }).data.map(asRow) })

  expect((await call(nora, ['POST', '/join/code'], { code: code.toLowerCase() })).json).toEqual({
    id: stage.teamId,
    name: 'Norte U12',
    sport: 'football',
  })
  const child = { firstName: 'Leo', lastName: 'Gil', dateOfBirth: '2015-04-02' }
  const who = { kind: 'parent', firstName: 'Nora', lastName: 'Gil', role: 'mother', child }
  const response = await call(nora, ['POST', path('/join')], {
    key: { kind: 'code', value: code },
    who,
  })
  expect(response.json).toMatchObject({ kind: 'waiting' })
  const mine = await call(nora, ['GET', '/me/join-requests'])
  expect(mine.json).toMatchObject({
    requests: [{ childName: 'Leo Gil', childId: null, state: 'waiting' }],
  })

  const waiting = await call(stage.coach, ['GET', path('/join-requests')])
  expect(waiting.json).toMatchObject({
    requests: [
      {
        kind: 'parent',
        via: 'code',
        child: { ...child, role: 'mother' },
        proposals: [],
        mayDecide: true,
        invited: null,
      },
    ],
  })
  const approved = await call(
    stage.coach,
    ['POST', path(`/join-requests/${requestOf(response.json)}/decide`)],
    { approve: true },
  )
  expect(approved).toMatchObject({ status: 200, json: { state: 'approved' } })
  expect((await call(nora, ['GET', '/me/join-requests'])).json).toMatchObject({
    requests: [{ state: 'approved', childId: anId }],
  })
  expect((await call(nora, ['GET', path('/join-requests')])).status).toBe(403)
})

test('invites once for a repeated request', async () => {
  const headers = { authorization: stage.coach.id, 'idempotency-key': 'the-same-key' }
  const payload = { emails: [`once${place}@example.org`] }
  const twice = [1, 2].map(() =>
    app.inject({ method: 'POST', url: `/rest/v1${path('/invitations')}`, headers, payload }),
  )
  const [one, other] = await Promise.all(twice)
  expect(one?.json()).toEqual(other?.json())
  expect(await lettersTo(platform.database, `once${place}@example.org`)).toBe(1)
})

test.each(['0', '-1', '00042', 'A1,B1', 'a%00b', '%2e%2e'])(
  'finds nothing for the team id %s',
  async (id) => {
    const { status } = await call(nora, ['GET', `/teams/${id}/join-link`])
    expect([404, 422]).toContain(status)
  },
)

function asRow(squares: readonly boolean[]): string {
  return squares.map(Number).join('')
}

function joinLinkOf(json: unknown): { code: string; link: string } {
  if (typeof json !== 'object' || json === null || !('code' in json) || !('link' in json))
    return { code: '', link: '' }
  return { code: String(json.code), link: String(json.link) }
}

function requestOf(json: unknown): string {
  return typeof json === 'object' && json !== null && 'requestId' in json
    ? String(json.requestId)
    : ''
}
