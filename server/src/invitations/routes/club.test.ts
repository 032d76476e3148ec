import { clubPage } from '@touchline/contract/clubs/shapes'
import { clubInvitation, clubInvitations } from '@touchline/contract/invitations/shapes/club'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, anAccount } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { invitationsRoutes } from '../routes.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-03-14T09:00:00.000Z')
const as = openTestApi(platform, { invitations: invitationsRoutes })

/** Test accounts have the address `<id>@example.org`. */
async function aClubWith() {
  const manager = await anAccount(database, 'Eva')
  const clubId = await aClub(database, manager)
  const guest = await anAccount(database, 'Luis')
  const path = `/clubs/${clubId}/invitations`
  const at = `/clubs/${clubId}/invitation`
  const email = `${guest}@example.org`
  const invite = async () =>
    clubInvitation.parse((await as(manager)(`POST ${path}`, { email, roles: ['manager'] })).body)
  const states = async () => {
    const { body } = await as(manager)(`GET ${path}`)
    return clubInvitations.parse(body).invitations.map(({ state }) => state)
  }
  return { manager, clubId, guest, path, at, email, invite, states }
}

async function letters(email: string) {
  const found = await sql<{ subject: string; text_body: string }>`
    select subject, text_body from mails where recipient = ${email} order by created_at, id`.execute(
    database,
  )
  return found.rows.map(({ subject, text_body }) => ({
    subject,
    text: text_body,
    token: /invitation=([\w-]+)/.exec(text_body)?.[1] ?? '',
  }))
}

test('invites by email, shows, accepts, and lets the person manage the club', async () => {
  const { manager, clubId, guest, at, email, invite, states } = await aClubWith()
  expect((await invite()).state).toBe('sent')
  const [letter] = await letters(email)
  expect(letter?.subject).toBe('You’re invited to a role in a club')
  expect(letter?.text).toContain('Eva Ruiz invites you to a role in CD Norte: Club manager.')
  expect(letter?.text).toContain('28 March 2026')
  const token = letter?.token
  expect((await as(guest)(`POST ${at}/open`, { token })).body).toEqual({
    name: 'CD Norte',
    sport: 'football',
    inviter: 'Eva Ruiz',
    roles: ['manager'],
    isMine: true,
  })
  expect(await states()).toEqual(['opened'])
  expect((await as(guest)(`GET /clubs/${clubId}`)).status).toBe(404)
  expect((await as(guest)(`POST ${at}/accept`, { token })).body).toEqual({ clubId })
  const page = clubPage.parse((await as(manager)(`GET /clubs/${clubId}`)).body)
  expect(page.staff.map(({ firstName }) => firstName)).toEqual(['Eva', 'Luis'])
  expect(await states()).toEqual(['joined'])
  expect(await as(guest)(`POST ${at}/accept`, { token })).toMatchObject({ code: 'already_used' })
})

test('lets another account look, but not accept', async () => {
  const { at, email, invite } = await aClubWith()
  await invite()
  const token = (await letters(email))[0]?.token
  const other = await anAccount(database)
  expect((await as(other)(`POST ${at}/open`, { token })).body).toMatchObject({ isMine: false })
  expect(await as(other)(`POST ${at}/accept`, { token })).toMatchObject({ code: 'not_allowed' })
})

test('has one invitation for a person invited twice, and only the last link works', async () => {
  const { guest, at, email, invite, states } = await aClubWith()
  const first = await invite()
  expect((await invite()).id).toBe(first.id)
  expect(await states()).toHaveLength(1)
  const [old, fresh] = await letters(email)
  expect(await as(guest)(`POST ${at}/open`, { token: old?.token })).toMatchObject({ status: 404 })
  expect((await as(guest)(`POST ${at}/open`, { token: fresh?.token })).status).toBe(200)
})

test('rejects a revoked link', async () => {
  const { manager, guest, path, at, email, invite } = await aClubWith()
  const { id } = await invite()
  const token = (await letters(email))[0]?.token
  expect((await as(manager)(`PATCH ${path}/${id}`, { action: 'revoke' })).body).toMatchObject({
    state: 'revoked',
  })
  expect(await as(guest)(`POST ${at}/accept`, { token })).toMatchObject({ code: 'revoked' })
  expect(await as(manager)(`PATCH ${path}/${id}`, { action: 'resend' })).toMatchObject({
    code: 'revoked',
  })
})

test('shows a bounced email', async () => {
  const { email, invite, states } = await aClubWith()
  await invite()
  await sql`update mails set state = 'bounced' where recipient = ${email}`.execute(database)
  expect(await states()).toEqual(['bounced'])
})

test('does not invite a current manager', async () => {
  const { manager, path } = await aClubWith()
  const own = await database
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', manager)
    .executeTakeFirstOrThrow()
  expect(
    await as(manager)(`POST ${path}`, { email: own.email?.toUpperCase(), roles: ['manager'] }),
  ).toMatchObject({
    status: 409,
    code: 'already_member',
  })
})

test('allows thirty such emails a day per club', async () => {
  const { manager, path } = await aClubWith()
  const answers: number[] = []
  for (let number = 0; number <= 30; number += 1)
    answers.push(
      (await as(manager)(`POST ${path}`, { email: `n${number}@example.org`, roles: ['board'] }))
        .status,
    )
  expect(answers.filter((status) => status === 201)).toHaveLength(30)
  expect(answers.at(-1)).toBe(429)
})

test('shows invitations only to the club’s managers', async () => {
  const { guest, path, at, invite } = await aClubWith()
  const { id } = await invite()
  for (const [line, body] of [
    [`GET ${path}`],
    [`POST ${path}`, { email: 'a@example.org', roles: ['manager'] }],
    [`PATCH ${path}/${id}`, { action: 'resend' }],
    [`PATCH ${path}/${id}`, { action: 'revoke' }],
    [`POST ${at}/open`, { token: newId() }],
    [`POST ${at}/accept`, { token: newId() }],
  ] as const)
    expect(await as(guest)(line, body)).toMatchObject({ status: 404 })
})

// Last, because attempts are counted by the clock, which can't go back.
test('ends a link after fourteen days and allows a new one', async () => {
  const { manager, guest, path, at, email, invite, states } = await aClubWith()
  const { id } = await invite()
  platform.setClock('2026-03-28T09:00:00.000Z')
  const token = (await letters(email))[0]?.token
  expect(await as(guest)(`POST ${at}/accept`, { token })).toMatchObject({ code: 'expired' })
  expect(await states()).toEqual(['expired'])
  expect((await as(manager)(`PATCH ${path}/${id}`, { action: 'resend' })).body).toMatchObject({
    state: 'sent',
    expiresAt: '2026-04-11T09:00:00.000Z',
  })
})
