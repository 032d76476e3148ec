import { hash } from 'node:crypto'

import { closedPageHeader } from '@touchline/domain/maintenance/notice'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterEach, expect, test } from 'vitest'

import { switchOff, switchOn } from '#server/maintenance/commands/switching.ts'
import { openWatch } from '#server/maintenance/commands/watch.ts'

import { openedBeside, statusOf } from './support/beside.ts'
import { running } from './support/running.ts'

const touchline = await running()
const { platform } = touchline
const { database, clock } = platform
const other = await openedBeside(platform)
const person = await touchline.signUp('Eva')
const hand = { accountId: newId(), ip: '192.0.2.7', now: clock() }

const close = (message = '', until?: Date) =>
  database.transaction().execute((tx) => switchOn(tx, hand, { message, until }))
const open = () => database.transaction().execute((tx) => switchOff(tx, hand))
const textOfInstallation = async (): Promise<unknown> => {
  const asked = { method: 'GET', path: '/rest/v1/installation' } as const
  return JSON.parse((await touchline.ask(undefined, asked)).text)
}
const bothStatuses = async () => [await statusOf(touchline.app, '/x'), await statusOf(other, '/x')]
const bothAnswer = (status: number) => expect.poll(bothStatuses).toEqual([status, status])

afterEach(async () => {
  await open()
  await bothAnswer(404)
})

test('closes and opens every process with the first one', async () => {
  await close()
  await expect.poll(bothStatuses).toEqual([503, 503])
  await open()
  await expect.poll(bothStatuses).toEqual([404, 404])
})

test('is noticed by polling without a notification, and ends the streams', async () => {
  let ended = 0
  const deaf = openWatch({
    platform,
    onClose: () => {
      ended += 1
    },
  })
  await close('Unheard')
  expect(deaf.notice()).toBeUndefined()
  await deaf.look()
  await deaf.look()
  expect(deaf.notice()).toMatchObject({ message: 'Unheard' })
  expect(ended).toBe(1)
})

test('says what is going on and when to retry', async () => {
  const until = new Date(clock().getTime() + 90_000)
  await close('New pitches', until)
  await bothAnswer(503)
  const answer = await touchline.ask(person, { method: 'GET', path: '/rest/v1/teams' })
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '90' } })
  expect(JSON.parse(answer.text)).toEqual({
    code: 'maintenance',
    message: 'maintenance',
    data: { message: 'New pitches', until: until.toISOString(), retryAfterSeconds: 90 },
  })
  expect((await touchline.ask(person, { method: 'POST', path: '/login' })).status).toBe(503)
})

test('suggests retrying in five minutes without an end', async () => {
  await close()
  await bothAnswer(503)
  const { headers } = await touchline.ask(person, { method: 'GET', path: '/realtime/v1' })
  expect(headers['retry-after']).toBe('300')
})

test.each([
  ['en-GB,en;q=0.9', { language: 'en', title: 'Site Maintenance', button: 'Try Again' }],
  ['fr', { language: 'fr', title: 'Maintenance du site', button: 'Réessayer' }],
  [
    'de-AT, en;q=0.5',
    { language: 'de', title: 'Wartungsarbeiten', button: 'Noch einmal versuchen' },
  ],
  ['es', { language: 'es', title: 'Sitio en mantenimiento', button: 'Volver a intentar' }],
  ['pt', { language: 'en', title: 'Site Maintenance', button: 'Try Again' }],
])('shows a page in %s', async (wanted, { language, title, button }) => {
  await close('<b>Back & better</b>', new Date('2031-05-04T18:30:00Z'))
  await bothAnswer(503)
  const page = await touchline.ask(undefined, {
    method: 'GET',
    path: '/team/1/calendar?secret=1',
    headers: { 'accept-language': wanted },
  })
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    [closedPageHeader]: 'maintenance',
  })
  expect(page.text).toContain(`<html lang="${language}">`)
  expect(page.text).toContain(`<h1>${title}</h1>`)
  expect(page.text).toContain(`<button>${button}</button>`)
  expect(page.text).toContain('&lt;b&gt;Back &amp; better&lt;/b&gt;')
  expect(page.text).toContain('<time datetime="2031-05-04T18:30:00.000Z">')
  expect(page.text).not.toContain('secret')
})

test('shows a page within its content security policy', async () => {
  await close()
  await bothAnswer(503)
  const { headers, text } = await touchline.ask(undefined, { method: 'GET', path: '/dashboard' })
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain('unsafe')
  const inline = [...text.matchAll(/<(?:style|script)>([\s\S]*?)<\//g)].map(([, code = '']) => code)
  expect(inline).toHaveLength(2)
  for (const code of inline) expect(policy).toContain(hash('sha256', code, 'base64'))
})

test.each([
  ['/rest/v1/maintenance', 200],
  ['/rest/v1/installation', 200],
  ['/rest/v1/me', 401],
  ['/rest/v1/admin/figures', 401],
  ['/auth/v1/health', 200],
  ['/auth/v1/user', 401],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/admin', 404],
  ['/admin/maintenance', 404],
  ['/administrator', 503],
  ['/admin%2f..%2fteam', 503],
  ['/admin/%2e%2e/team', 503],
  ['/admin/../rest/v1/teams', 503],
  ['/login', 503],
  ['/', 503],
])('%s returns %i while it is on', async (path, status) => {
  await close()
  await bothAnswer(503)
  expect(await statusOf(touchline.app, path)).toBe(status)
})

test('shows people what is set, and logs who set it', async () => {
  await close('Back soon')
  await close('Back later')
  const { text } = await touchline.ask(undefined, { method: 'GET', path: '/rest/v1/maintenance' })
  expect(JSON.parse(text)).toEqual({ isOn: true, message: 'Back later', until: null })
  expect(await textOfInstallation()).toMatchObject({
    closure: { message: 'Back later', until: null },
  })
  await open()
  await open()
  expect(await textOfInstallation()).not.toHaveProperty('closure')
  const logged = await sql<{ action: string; actor: string; ip: string }>`
    select action, actor_id as actor, host(ip) as ip from audit_log
    where action like 'maintenance.%' order by id desc limit 3`.execute(database)
  const by = { actor: hand.accountId, ip: hand.ip }
  expect(logged.rows).toEqual([
    { action: 'maintenance.switched_off', ...by },
    { action: 'maintenance.changed', ...by },
    { action: 'maintenance.switched_on', ...by },
  ])
})
