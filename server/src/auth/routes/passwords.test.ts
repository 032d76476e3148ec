import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { productionCost } from '#server/platform/hashing.ts'

import { known } from '../fixtures/refusals.ts'
import { testAuth, type Answer, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
let token: string

beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' }, productionCost)
  token = await service.signedUp(known)
})

let people = 0
function signUp(password: string): Promise<Answer> {
  people += 1
  return service.ask('/signup', { body: { email: `p${people}@club.test`, password } })
}

test.each([
  ['password123', ['pwned']],
  ['PassWord123', ['pwned']],
  ['qwertyuiop', ['pwned']],
  ['1234567', ['length', 'pwned']],
  ['tq7x', ['length']],
])('refuses %s for new and existing accounts: %j', async (password, reasons) => {
  const refused = { status: 422, body: { error_code: 'weak_password', weak_password: { reasons } } }
  expect(await signUp(password)).toMatchObject(refused)
  const change = { password, current_password: known.password }
  expect(await service.ask('/user', { method: 'PUT', token, body: change })).toMatchObject(refused)
})

test('the client library parses the reasons', async () => {
  const { error } = await service.browser().signUp({ email: 'w@club.test', password: 'password1' })
  expect(error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    reasons: ['pwned'],
  })
})

test.each([
  ['64 small letters', 'abcdefgh'.repeat(8)],
  ['72 bytes', 'ä'.repeat(36)],
  ['spaces at its ends, accents, signs', '  pässwörd 🔑  '],
  ['spaces alone', '         '],
])('accepts a password of %s exactly as typed', async (_what, password) => {
  const person = { email: `typed${people}@club.test`, password }
  people += 1
  await service.signedUp(person)
  const signIn = (typed: string) =>
    service.ask('/token?grant_type=password', { body: { ...person, password: typed } })
  expect((await signIn(password)).status).toBe(200)
  for (const other of [`${password} `, password.slice(0, -1), password.toUpperCase().trim()])
    expect((await signIn(other)).body['error_code']).toBe('invalid_credentials')
})

test('refuses two passwords of eighty characters instead of truncating them', async () => {
  for (const end of ['a', 'b'])
    expect(await signUp(`${'x'.repeat(79)}${end}`)).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'Password cannot be longer than 72 bytes' },
    })
})

test('signs in with a right but weak password and says so', async () => {
  const person = { email: 'since-long@club.test', password: 'password123' }
  await service.signedUp({ ...person, password: 'a good password' })
  await service.platform.database
    .updateTable('auth.users')
    .set({ password_hash: await service.platform.hashing.hash(person.password) })
    .where('email', '=', person.email)
    .execute()

  const { data, error } = await service.browser().signInWithPassword(person)
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe(person.email)
  expect(data.weakPassword).toEqual({
    message: 'Password is known to be weak and easy to guess, please choose a different one.',
    reasons: ['pwned'],
  })
  const strong = await service.browser().signInWithPassword(known)
  expect(strong.data.weakPassword).toBeUndefined()
})

test('rehashes a password with an older cost at the next sign-in', async () => {
  const person = { email: 'early@club.test', password: 'older than the cost 1' }
  await service.signedUp(person)
  const { database } = service.platform
  const theirs = sql<{ hash: string }>`
    select password_hash as hash from auth.users where email = ${person.email}`
  const cheap = await hash(person.password, { memoryCost: 8192, timeCost: 1 })
  await sql`update auth.users set password_hash = ${cheap} where email = ${person.email}`.execute(
    database,
  )

  for (const _again of [1, 2]) {
    const answer = await service.ask('/token?grant_type=password', { body: person })
    expect(answer.status).toBe(200)
    const [stored] = (await theirs.execute(database)).rows
    expect(stored?.hash).toContain('$m=32768,t=3,p=1$')
  }
})
