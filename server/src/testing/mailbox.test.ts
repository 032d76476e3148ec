import { mailboxPage } from '@touchline/contract/operations/shapes'
import { expect, test } from 'vitest'

import { running, type TestServer } from './support/running.ts'

const password = 'A long sentence 4 tests'
const confirming = { AUTH_AUTOCONFIRM: 'off', AUTH_PHONE: 'on' }

async function signUp(house: TestServer, address: object): Promise<void> {
  const question = { method: 'POST', path: '/auth/v1/signup', body: { ...address, password } }
  expect((await house.ask(undefined, question)).status).toBe(200)
}

async function mailbox(house: TestServer, query = '') {
  const headers = { host: 'localhost:3000' }
  const question = { method: 'GET', path: `/rest/v1/mailbox${query}`, headers }
  const answer = await house.ask(undefined, question)
  if (answer.status !== 200) return answer.status
  return mailboxPage.parse(JSON.parse(answer.text)).letters
}

test('lists emails and text messages together, found by address and number', async () => {
  const house = await running(confirming)
  await signUp(house, { email: 'ana@example.org' })
  await signUp(house, { phone: '34600700001' })
  const letter = { kind: 'letter', to: 'ana@example.org', subject: 'Confirm your email address' }
  const message = { kind: 'text_message', to: '+34600700001' }
  const all = await mailbox(house)
  expect(all).toHaveLength(2)
  expect(all).toEqual(
    expect.arrayContaining([expect.objectContaining(letter), expect.objectContaining(message)]),
  )
  const texts = await mailbox(house, '?to=%2B34600700001')
  expect(texts).toMatchObject([message])
  expect(JSON.stringify(texts)).toMatch(/\d{6} is your Touchline code/)
  expect(await mailbox(house, '?to=ana@example.org')).toMatchObject([letter])
})

test('does not exist on a public installation, whatever host name a proxy sends', async () => {
  expect(await mailbox(await running({ ...confirming, PUBLIC_URL: 'https://club.example' }))).toBe(
    404,
  )
})

test('opens while either can’t be sent', async () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' }
  const hook = { SMS_HOOK_URL: 'http://127.0.0.1:9/', SMS_HOOK_SECRET: 'sixteen letters!' }
  expect(await mailbox(await running({ ...confirming, ...smtp }))).toEqual([])
  expect(await mailbox(await running({ ...confirming, ...hook }))).toEqual([])
  expect(await mailbox(await running({ ...confirming, ...smtp, ...hook }))).toBe(404)
  expect(await mailbox(await running({ AUTH_AUTOCONFIRM: 'off', ...smtp }))).toBe(404)
})
