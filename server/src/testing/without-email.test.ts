import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { running, type Person, type TestServer } from './support/running.ts'

const idShape = z.object({ id: z.uuid() })
const signedUp = z.object({ access_token: z.string(), user: idShape })
const teamShape = z.object({ team: idShape })
const team = { name: 'Norte U12', sport: 'football', ageGroup: 'U12' }

let house: TestServer
beforeAll(async () => {
  house = await running({ AUTH_PHONE: 'on', AUTH_ANONYMOUS: 'on' })
})

type Visitor = Pick<Person, 'token'>

async function comes(body: object): Promise<Visitor> {
  const question = { method: 'POST', path: '/auth/v1/signup', body }
  const answer = await house.ask(undefined, question)
  return { token: signedUp.parse(JSON.parse(answer.text)).access_token }
}

async function asks(who: Visitor, line: string, body?: object) {
  const [method = 'GET', path = ''] = line.split(' ')
  const answer = await house.ask(who, { method, path: `/rest/v1${path}`, body })
  return { status: answer.status, body: z.unknown().parse(JSON.parse(answer.text || 'null')) }
}

let numbers = 34_600_600_000
function personByPhone(firstName: string) {
  numbers += 1
  const phone = String(numbers)
  const body = { phone, password: 'A long sentence 4 tests', data: { first_name: firstName } }
  return { phone, body }
}

describe('someone who signs in by phone', () => {
  test('has a profile with the number and without an email address', async () => {
    const { phone, body } = personByPhone('Ana')
    const ana = await comes(body)
    expect(await asks(ana, 'GET /me')).toMatchObject({
      status: 200,
      body: { firstName: 'Ana', email: null, phone: `+${phone}` },
    })
    const changed = await asks(ana, 'PATCH /me', { phone: null, lastName: 'Ruiz' })
    expect(changed).toMatchObject({ status: 200, body: { phone: null, lastName: 'Ruiz' } })
  })

  test('manages a team and is shown in it', async () => {
    const ana = await comes(personByPhone('Ana').body)
    const created = await asks(ana, 'POST /teams', team)
    expect(created.status).toBe(201)
    const { team: made } = teamShape.parse(created.body)
    const members = await asks(ana, `GET /teams/${made.id}/members`)
    expect(members).toMatchObject({ body: { members: [{ firstName: 'Ana', email: null }] } })
  })

  test('asks to join, is identified by the number, and is approved without an email', async () => {
    const coach = await house.signUp('Paul')
    const { team: joined } = await house.done(coach, 'POST /teams', {
      body: team,
      shape: teamShape,
    })
    const link = await house.platform.database
      .selectFrom('teams')
      .select('join_secret')
      .where('id', '=', joined.id)
      .executeTakeFirstOrThrow()
    const { phone, body } = personByPhone('Nora')
    const nora = await comes(body)
    const waiting = await asks(nora, `POST /teams/${joined.id}/join`, {
      key: { kind: 'link', value: link.join_secret },
      who: { kind: 'player', firstName: 'Nora', lastName: 'Ruiz', dateOfBirth: '1999-04-02' },
    })
    expect(waiting).toMatchObject({ status: 200, body: { kind: 'waiting' } })

    const requests = z.object({
      requests: z.array(
        z.object({ id: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
      ),
    })
    const path = `/teams/${joined.id}/join-requests`
    const { requests: list } = await house.done(coach, `GET ${path}`, { shape: requests })
    expect(list).toMatchObject([{ email: null, phone: `+${phone}` }])
    const approved = await asks(coach, `POST ${path}/${list[0]?.id}/decide`, { approve: true })
    expect(approved.status).toBe(200)
    expect(await asks(nora, `GET /teams/${joined.id}`)).toMatchObject({ status: 200 })
  })
})

describe('an anonymous account', () => {
  test('has a profile and may set it up', async () => {
    const nobody = await comes({ data: { first_name: 'Ana' } })
    const me = { firstName: 'Ana', email: null, phone: null }
    expect(await asks(nobody, 'GET /me')).toMatchObject({ status: 200, body: me })
    const changed = await asks(nobody, 'PATCH /me', { theme: 'dark' })
    expect(changed).toMatchObject({ status: 200, body: { theme: 'dark' } })
    expect(await asks(nobody, 'GET /installation')).toMatchObject({ status: 200 })
  })

  test('must add an address before anything that concerns others', async () => {
    const nobody = await comes({})
    const refused = { status: 403, body: { code: 'address_needed' } }
    expect(await asks(nobody, 'POST /teams', team)).toMatchObject(refused)
    expect(await asks(nobody, 'POST /clubs', { name: 'Norte' })).toMatchObject(refused)
    const path = `/teams/${crypto.randomUUID()}`
    expect(await asks(nobody, `POST ${path}/join`, {})).toMatchObject(refused)
    expect(await asks(nobody, `DELETE ${path}`)).toMatchObject(refused)
  })

  test('is like everyone else with an address', async () => {
    const nobody = await comes({})
    const email = `${crypto.randomUUID()}@example.org`
    const body = { email, password: 'A long sentence 4 tests' }
    await house.ask(nobody, { method: 'PUT', path: '/auth/v1/user', body })
    const signIn = { method: 'POST', path: '/auth/v1/token?grant_type=password', body }
    const session = signedUp.parse(JSON.parse((await house.ask(undefined, signIn)).text))
    const somebody = { token: session.access_token }
    expect((await asks(somebody, 'POST /teams', team)).status).toBe(201)
    expect(await asks(somebody, 'GET /me')).toMatchObject({ body: { email } })
  })
})
