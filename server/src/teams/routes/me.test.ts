import { me } from '@touchline/contract/accounts/shapes'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { teamKit } from '../testing/kit.ts'
import { anAccount } from '../testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const { as, aPicture } = teamKit(platform)

test('names, language, theme, time zone and picture are changed; fields of others are ignored', async () => {
  const accountId = await anAccount(database)
  const avatarFileId = await aPicture(accountId, 'avatar')
  const change = {
    firstName: 'Anita',
    lastName: 'Gil',
    language: 'es',
    theme: 'dark',
    timeZone: 'Europe/Madrid',
    phone: '+34600123456',
    dateOfBirth: '1980-02-29',
  }
  const wrong = { email: 'evil@example.org', isDemo: true, id: accountId.replace(/.$/, '0') }
  const { body } = await as(accountId)('PATCH /me', { ...change, ...wrong, avatarFileId })
  const changed = me.parse(body)
  expect(changed).toMatchObject({ ...change, id: accountId })
  expect(changed.email).not.toBe(wrong.email)
  expect(changed.avatar?.thumb).toContain(avatarFileId)
  expect(me.parse((await as(accountId)('GET /me')).body)).toEqual(changed)
})

test.each([
  ['an empty first name', { firstName: ' ' }],
  ['a day that does not exist', { dateOfBirth: '1999-02-29' }],
  ['a day to come', { dateOfBirth: '2030-01-01' }],
  ['a language we do not speak', { language: 'pt' }],
  ['a zone that is none', { timeZone: 'Nowhere' }],
])('%s is refused', async (_, change) => {
  const accountId = await anAccount(database)
  const answer = await as(accountId)('PATCH /me', change)
  expect(answer).toMatchObject({ status: 422, code: 'invalid_input' })
})

test("onboarding answers are stored, each goal once, and the questions don't come back", async () => {
  const accountId = await anAccount(database)
  const answers = { referralSource: 'partner', goals: ['calendar', 'invite', 'calendar'] }
  const { body } = await as(accountId)('PATCH /me', { onboarding: answers })
  expect(me.parse(body).onboardedAt).toBe('2026-03-14T09:00:00.000Z')
  const row = await database
    .selectFrom('accounts')
    .select(['referral_source', 'goals'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  expect(row).toEqual({ referral_source: 'partner', goals: ['calendar', 'invite'] })
  const change = (onboarding: object) => as(accountId)('PATCH /me', { onboarding })
  const skipped = await change({ referralSource: null, goals: [] })
  expect(skipped.status).toBe(200)
  expect((await change({ referralSource: 'x', goals: [] })).status).toBe(422)
})
