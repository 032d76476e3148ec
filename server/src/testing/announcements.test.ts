import { me } from '@touchline/contract/accounts/shapes'
import { announcements } from '@touchline/contract/operations/shapes/announcements'
import { auditPage } from '@touchline/contract/operations/shapes/audit'
import { expect, test } from 'vitest'

import { running } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'

const touchline = await running({
  OPERATOR_EMAILS: 'olga@example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
})
const { ask, done } = touchline
const olga = await signedUpAs(touchline, 'olga@example.org')
const ana = await signedUpAs(touchline, 'ana@example.org', { first_name: 'Ana' })
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const hours = (from: number, to: number) => ({
  startsAt: new Date(Date.now() + from * 3_600_000).toISOString(),
  endsAt: new Date(Date.now() + to * 3_600_000).toISOString(),
})
const texts = [
  { language: 'en', text: 'We update on Sunday.' },
  { language: 'fr', text: 'Mise à jour dimanche.' },
]
const save = (who: typeof olga, announcement: object | null) =>
  ask(who, {
    method: 'PUT',
    path: `/rest/v1/admin/announcements/${id}`,
    body: { announcement },
  })
const shown = async () => (await done(ana, 'GET /me', { shape: me })).announcements

test('shows current announcements in the reader’s language or in English', async () => {
  const now = { kind: 'maintenance', ...hours(-1, 1), texts }
  expect((await save(olga, now)).status).toBe(200)
  expect(await shown()).toEqual([{ id, kind: 'maintenance', text: 'We update on Sunday.' }])
  for (const [language, text] of [
    ['fr', 'Mise à jour dimanche.'],
    ['de', 'We update on Sunday.'],
  ]) {
    await ask(ana, { method: 'PATCH', path: '/rest/v1/me', body: { language } })
    expect(await shown()).toMatchObject([{ text }])
  }
})

test.each([
  ['not yet', hours(1, 2)],
  ['over', hours(-2, -1)],
])('hides an announcement that is %s', async (_, when) => {
  expect((await save(olga, { kind: 'info', ...when, texts })).status).toBe(200)
  expect(await shown()).toEqual([])
})

test('refuses an end before the beginning', async () => {
  expect((await save(olga, { kind: 'info', ...hours(2, 1), texts })).status).toBe(422)
})

test('removes an announcement but keeps it in the log; other people may do neither', async () => {
  expect((await save(ana, null)).status).toBe(404)
  const left = await save(olga, null)
  expect(announcements.parse(JSON.parse(left.text))).toEqual({ announcements: [] })
  expect((await save(olga, null)).status).toBe(404)
  const { entries } = await done(olga, 'GET /admin/audit', { shape: auditPage })
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['operations.announcement_removed', 'operations.announcement_saved']),
  )
})
