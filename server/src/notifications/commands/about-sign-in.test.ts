import { expect, test } from 'vitest'

import { testAuth } from '#server/auth/fixtures/service.ts'

import { openCentre } from '../testing/centre.ts'

const service = await testAuth()
const { platform } = service
const centre = await openCentre(platform)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const password = 'A long sentence 4 tests'
let count = 0

async function anOwner() {
  count += 1
  const person = { email: `ana${count}@example.org`, password }
  const token = await service.signedUp(person)
  const { body } = await service.ask('/user', { token })
  const account = { id: String(body['id']), email: person.email, phone: null }
  const notificationsOf = () => centre.notificationsOf({ accountId: account.id })
  return { ...account, token, notificationsOf }
}

function signIn(email: string, userAgent?: string) {
  return service.ask('/token?grant_type=password', {
    body: { email, password },
    headers: userAgent === undefined ? {} : { 'user-agent': userAgent },
  })
}

test('notifies of a new browser, but not of a known one', async () => {
  const { email, notificationsOf } = await anOwner()
  expect(await notificationsOf()).toEqual([])
  expect((await signIn(email)).status).toBe(200)
  expect(await notificationsOf()).toEqual([])
  expect((await signIn(email, firefox)).status).toBe(200)
  expect(await notificationsOf()).toEqual(['signed_in'])
})

test('notifies of a changed password, but not of a refused change', async () => {
  const { token, notificationsOf } = await anOwner()
  const change = (current: string) =>
    service.ask('/user', {
      method: 'PUT',
      token,
      body: { password: 'Another long sentence 4 tests', current_password: current },
    })
  expect((await change('not this one')).status).toBe(400)
  expect(await notificationsOf()).toEqual([])
  expect((await change(password)).status).toBe(200)
  expect(await notificationsOf()).toEqual(['password_changed'])
})
