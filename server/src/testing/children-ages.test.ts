import { consents } from '@touchline/contract/children/shapes'
import { joinLink } from '@touchline/contract/invitations/shapes'
import { memberPage } from '@touchline/contract/members/shapes'
import { consentTextVersion } from '@touchline/domain/children/consents'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { ownAccountAges } from '@touchline/domain/values/own-account'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { aMember } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const timeZone = 'Europe/Madrid'
const made = z.object({ team: z.object({ id: z.uuid() }) })

async function aTeamIn(country: string) {
  platform.setClock(new Date().toISOString())
  const admin = await touchline.signUp('Eva')
  const fields = { ...teamFields, country, timeZone }
  const { team } = await done(admin, 'POST /teams', { body: fields, shape: made })
  const { code } = await done(admin, `GET /teams/${team.id}/join-link`, { shape: joinLink })
  return { admin, teamId: team.id, code }
}

/** In the calendar of these teams. */
const bornYearsAgo = (years: number, days: number) => {
  const [year = 0, month = 0, day = 0] = dayInZone(platform.clock(), timeZone)
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year - years, month - 1, day + days)).toISOString().slice(0, 10)
}

const join = (
  who: Person,
  { teamId, code }: { teamId: string; code: string },
  dateOfBirth: string,
) =>
  ask(who, {
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/join`,
    body: {
      key: { kind: 'code', value: code },
      who: { kind: 'player', firstName: 'Leo', lastName: 'Gil', dateOfBirth },
    },
  })

const refused = z.object({ code: z.string(), data: z.record(z.string(), z.unknown()).optional() })
const said = (text: string) => refused.parse(JSON.parse(text))

describe('trust.md 2, row 1: an own account only from the country’s age', () => {
  test.each(Object.entries(ownAccountAges))('%s: %i', async (country, age) => {
    const team = await aTeamIn(country)
    const child = await touchline.signUp('Leo')
    const young = await join(child, team, bornYearsAgo(age, 1))
    expect(said(young.text)).toMatchObject({
      code: 'guardian_needed',
      data: { reason: 'too_young', ownAccountAge: age },
    })
    const old = await join(child, team, bornYearsAgo(age, -1))
    expect(said(old.text)).toMatchObject({ data: { reason: 'guardian_first' } })
  })

  test('sends no email to a child too young for an own account', async () => {
    const { admin, teamId } = await aTeamIn('ES')
    const invite = async (dateOfBirth: string) => {
      const body = { firstName: 'Leo', lastName: 'Gil', role: 'Player', dateOfBirth }
      const added = await done(admin, `POST /teams/${teamId}/members`, {
        body,
        shape: memberPage,
      })
      return ask(admin, {
        method: 'POST',
        path: `/rest/v1/teams/${teamId}/invitations`,
        body: { person: { kind: 'member', id: added.member.id }, email: 'leo@example.org' },
      })
    }
    const young = await invite(bornYearsAgo(14, 1))
    expect(said(young.text)).toMatchObject({
      code: 'guardian_needed',
      data: { reason: 'too_young', ownAccountAge: 14 },
    })
    expect((await invite(bornYearsAgo(14, -1))).status).toBe(200)
  })

  test('keeps the first birth date that someone gave for later attempts', async () => {
    const team = await aTeamIn('ES')
    const child = await touchline.signUp('Leo')
    await done(child, 'PATCH /me', {
      body: { dateOfBirth: bornYearsAgo(12, 0) },
      shape: z.object({ id: z.uuid() }),
    })
    const answer = await join(child, team, '1990-01-01')
    expect(said(answer.text)).toMatchObject({ code: 'guardian_needed' })
  })

  test('lets no minor become an adult by editing the birth date, in the account or on the roster', async () => {
    const { teamId, admin } = await aTeamIn('ES')
    const young = await touchline.signUp('Leo')
    const row = await aMember(platform.database, teamId, { accountId: young.id })
    await sql`update members set date_of_birth = ${bornYearsAgo(16, 0)} where id = ${row}`.execute(
      platform.database,
    )
    const change = (who: Person, dateOfBirth: string) =>
      ask(who, {
        method: 'PATCH',
        path: `/rest/v1/teams/${teamId}/members/${row}`,
        body: { changes: { dateOfBirth } },
      })
    const grown = async () =>
      (
        await sql<{
          day: string
        }>`select date_of_birth as day from members where id = ${row}`.execute(platform.database)
      ).rows[0]?.day
    expect((await change(young, '1990-01-01')).status).toBe(200)
    expect(await grown()).toBe(bornYearsAgo(16, 0))
    const me = await ask(young, {
      method: 'PATCH',
      path: '/rest/v1/me',
      body: { dateOfBirth: '1990-01-01' },
    })
    expect(said(me.text).code).toBe('guardian_needed')
    expect((await change(young, bornYearsAgo(15, 0))).status).toBe(200)
    expect((await change(admin, '1990-01-01')).status).toBe(200)
    expect(await grown()).toBe(bornYearsAgo(15, 0))
  })

  test('lets no one correct the birth date of an account below the age', async () => {
    const { teamId, admin } = await aTeamIn('DE')
    const holder = await touchline.signUp('Leo')
    const row = await aMember(platform.database, teamId, { accountId: holder.id })
    const answer = await ask(admin, {
      method: 'PATCH',
      path: `/rest/v1/teams/${teamId}/members/${row}`,
      body: { changes: { dateOfBirth: bornYearsAgo(15, 0) } },
    })
    expect(answer.text).toContain('too_young')
    const me = await ask(holder, {
      method: 'PATCH',
      path: '/rest/v1/me',
      body: { dateOfBirth: bornYearsAgo(15, 0) },
    })
    expect(said(me.text)).toMatchObject({ code: 'guardian_needed', data: { ownAccountAge: 16 } })
  })
})

describe('trust.md 2, row 1: in France, below 15, child and parent consent together', () => {
  const asParent = (
    who: Person,
    { teamId, code }: { teamId: string; code: string },
    { dateOfBirth, ...rest }: { dateOfBirth: string; childAgrees?: boolean },
  ) =>
    ask(who, {
      method: 'POST',
      path: `/rest/v1/teams/${teamId}/join`,
      body: {
        key: { kind: 'code', value: code },
        who: {
          kind: 'parent',
          firstName: 'Marta',
          lastName: 'Gil',
          role: 'mother',
          child: { firstName: 'Leo', lastName: 'Gil', dateOfBirth },
          ...rest,
        },
      },
    })

  test.each([
    { country: 'FR', days: 1, status: 422 },
    { country: 'FR', days: 0, status: 200 },
    { country: 'ES', days: 1, status: 200 },
  ])('a parent alone, $country, $days days below the age: $status', async (one) => {
    const team = await aTeamIn(one.country)
    const parent = await touchline.signUp('Marta')
    const dateOfBirth = bornYearsAgo(ownAccountAges[one.country] ?? 0, one.days)
    const answer = await asParent(parent, team, { dateOfBirth })
    const isAsked = answer.text.includes('"who.childAgrees":"required"')
    expect([answer.status, isAsked]).toEqual([one.status, one.status === 422])
  })

  test('lets both together join and records it with the guardian', async () => {
    const team = await aTeamIn('FR')
    const parent = await touchline.signUp('Marta')
    const dateOfBirth = bornYearsAgo(15, 1)
    const asked = await asParent(parent, team, { dateOfBirth, childAgrees: true })
    const { requestId } = z.object({ requestId: z.uuid() }).parse(JSON.parse(asked.text))
    const at = `/teams/${team.teamId}`
    const { memberId } = await done(team.admin, `POST ${at}/join-requests/${requestId}/decide`, {
      body: { approve: true },
      shape: z.object({ memberId: z.uuid() }),
    })
    const agreed = await sql<{ agreed: boolean }>`
      select child_agreed_at is not null as agreed from guardianships
      where member_id = ${memberId}`.execute(platform.database)
    expect(agreed.rows).toEqual([{ agreed: true }])

    const answer = (body: object) =>
      ask(parent, {
        method: 'PUT',
        path: `/rest/v1${at}/members/${memberId}/consents/health`,
        body: { textVersion: consentTextVersion, ...body },
      })
    expect((await answer({ state: 'yes' })).text).toContain('"childAgrees":"required"')
    expect((await answer({ state: 'no' })).status).toBe(200)
    const response = await answer({ state: 'yes', childAgrees: true })
    expect(consents.parse(JSON.parse(response.text))).toMatchObject({ asksChild: true })
    expect(response.text).toContain('"childAgreed":true')
  })
})

describe('trust.md 2, rows 15 and 20: a minor', () => {
  test('starts without newsletters, offers and reports and can’t turn them on', async () => {
    const young = await touchline.signUp('Leo')
    await done(young, 'PATCH /me', {
      body: { dateOfBirth: bornYearsAgo(16, 0) },
      shape: z.object({ id: z.uuid() }),
    })
    const shape = z.object({
      productNews: z.boolean(),
      partnerOffers: z.boolean(),
      reports: z.boolean(),
    })
    const off = { productNews: false, partnerOffers: false, reports: false }
    expect(await done(young, 'GET /me/preferences', { shape })).toEqual(off)
    for (const field of Object.keys(off)) {
      const answer = await ask(young, {
        method: 'PATCH',
        path: '/rest/v1/me/preferences',
        body: { [field]: true },
      })
      expect([answer.status, answer.text.includes('adults_only')]).toEqual([422, true])
    }
  })

  test('is a minor also by a birth date that the team entered', async () => {
    const { teamId, admin } = await aTeamIn('ES')
    const young = await touchline.signUp('Leo')
    const row = await aMember(platform.database, teamId, { accountId: young.id })
    await ask(admin, {
      method: 'PATCH',
      path: `/rest/v1/teams/${teamId}/members/${row}`,
      body: { changes: { dateOfBirth: bornYearsAgo(16, 0) } },
    })
    const answer = await ask(young, {
      method: 'PATCH',
      path: '/rest/v1/me/preferences',
      body: { productNews: true },
    })
    expect(answer.status).toBe(422)
  })
})

test('shows a join link’s or code’s visitor only the team', async () => {
  const { teamId, code } = await aTeamIn('ES')
  const child = await aMember(platform.database, teamId, { firstName: 'Leonidas' })
  await sql`update members set date_of_birth = '2015-01-01' where id = ${child}`.execute(
    platform.database,
  )
  const stranger = await touchline.signUp('Igor')
  const asked = await join(stranger, { teamId, code }, '1990-01-01')
  expect(JSON.parse(asked.text)).toMatchObject({ kind: 'waiting' })
  for (const path of ['', '/members', '/events?from=2031-05-01&to=2031-05-31', '/member-fields'])
    expect(
      (await ask(stranger, { method: 'GET', path: `/rest/v1/teams/${teamId}${path}` })).status,
    ).toBe(404)
})
