import { createdToken, tokenList } from '@touchline/contract/integrations/shapes/tokens'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { integrationsJobs } from '#server/integrations/jobs.ts'

import { running, type Person } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'

const touchline = await running({ OPERATOR_EMAILS: 'olga@example.org' })
const { ask, done, platform, signUp } = touchline
const { database } = platform
const olga = await signedUpAs(touchline, 'olga@example.org')
const began = platform.clock()

beforeEach(() => platform.setClock(began.toISOString()))

const session = z.object({ access_token: z.string() })
const oldPassword = 'A long sentence 4 tests'
const password = 'Another long sentence'

const minutesLater = (minutes: number) =>
  platform.setClock(new Date(began.getTime() + minutes * 60_000).toISOString())

async function programOf(person: Person): Promise<{ id: string; token: string }> {
  const body = { name: 'Website', scopes: ['teams:read'], days: 90 }
  const { token, secret } = await done(person, 'POST /me/tokens', { body, shape: createdToken })
  return { id: token.id, token: secret }
}

const statusOf = async (who: { token: string }) =>
  (await ask(who, { method: 'GET', path: '/rest/v1/me/teams' })).status

const auth = (line: string, body: object, who?: { token: string }) => {
  const [method = '', path = ''] = line.split(' ')
  return ask(who, { method, path: `/auth/v1${path}`, body })
}

async function changePassword(person: Person): Promise<Person> {
  await auth('PUT /user', { password, current_password: oldPassword }, person)
  return person
}

async function recover(person: Person): Promise<Person> {
  const { email } = person
  await auth('POST /recover', { email })
  const token = /^\d{6}$/m.exec((await newestLetter(person)).text_body)?.[0]
  const { text } = await auth('POST /verify', { type: 'recovery', email, token })
  const recovered = { ...person, token: session.parse(JSON.parse(text)).access_token }
  await auth('PUT /user', { password }, recovered)
  return recovered
}

async function operate(person: Person, actions: readonly string[]): Promise<Person> {
  for (const action of actions) {
    const body = { action, reason: 'Stolen' }
    await done(olga, `POST /admin/accounts/${person.id}/actions`, { body, shape: z.unknown() })
  }
  const again = { email: person.email, password: oldPassword }
  const { text } = await auth('POST /token?grant_type=password', again)
  return { ...person, token: session.parse(JSON.parse(text)).access_token }
}

const newestLetter = ({ email }: Person) =>
  database
    .selectFrom('mails')
    .select(['kind', 'text_body'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test.each([
  ['a changed password', changePassword],
  ['a password set by the link of a forgotten one', recover],
  ['an operator who signs them out everywhere', (one: Person) => operate(one, ['sign_out'])],
  ['an operator who disables the account', (one: Person) => operate(one, ['disable', 'enable'])],
])('%s ends the API tokens, and the list shows when', async (_, act) => {
  const person = await signUp('Luis')
  const [program, other] = [await programOf(person), await programOf(await signUp('Ida'))]
  expect(await statusOf(program)).toBe(200)

  minutesLater(5)
  const again = await act(person)
  expect(await statusOf(program)).toBe(401)
  expect(await statusOf(other)).toBe(200)
  const { tokens } = await done(again, 'GET /me/tokens', { shape: tokenList })
  const at = platform.clock().toISOString()
  expect(tokens).toMatchObject([{ id: program.id, isEnded: true, expiresAt: at }])
})

test('accepts a token made with the new password; the email mentioned the old ones', async () => {
  const person = await changePassword(await signUp('Ada'))
  const letter = await newestLetter(person)
  expect(letter.kind).toBe('auth.password_changed')
  expect(letter.text_body.replaceAll(/\s+/g, ' ')).toContain('your API tokens revoked')
  minutesLater(1)
  expect(await statusOf(await programOf(person))).toBe(200)
})

test('keeps all tokens when the owner signs out', async () => {
  const person = await signUp('Nora')
  const program = await programOf(person)
  await auth('POST /logout?scope=global', {}, person)
  await expect.poll(() => statusOf(person)).toBe(401)
  expect(await statusOf(program)).toBe(200)
})

test('deletes a month later a token that a new password ended', async () => {
  const person = await signUp('Mia')
  const program = await programOf(person)
  await changePassword(person)
  const night = integrationsJobs(platform).find(({ name }) => name === 'integrations.forget_tokens')
  const find = () =>
    database.selectFrom('api_tokens').select('id').where('id', '=', program.id).execute()
  minutesLater(29 * 24 * 60)
  await night?.run({})
  expect(await find()).toHaveLength(1)
  minutesLater(31 * 24 * 60)
  await night?.run({})
  expect(await find()).toHaveLength(0)
})
