import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { AppError } from '#server/platform/errors.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { findJoinTeam } from '../queries/teams.ts'
import {
  actingAs,
  anInvitationTest,
  joinInput,
  aSignedInPerson,
  tokenFor,
  type InvitationTest,
  type AccountWithEmail,
} from '../testing/invitation-test.ts'
import { inviteByEmail, invitePerson } from './invite.ts'
import { findByCode } from './join-target.ts'
import { openJoinTarget } from './open-join-target.ts'

const platform = await testPlatform()
const { database } = platform
let stage: InvitationTest
let nora: AccountWithEmail
let network = 0

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  nora = await aSignedInPerson(database, 'Nora')
  network += 1
})

async function secretOf({ teamId }: InvitationTest): Promise<string> {
  return (await findJoinTeam(database, teamId))?.joinSecret ?? ''
}

async function invited(email: string) {
  await actingAs(
    platform,
    stage.coach,
  )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [email] }))
  return { kind: 'invitation', value: await tokenFor(platform, email) } as const
}

describe('opening a link, code or invitation', () => {
  const visitor = (account?: AccountWithEmail) => ({ platform, account, ip: `192.0.2.${network}` })

  test('shows a visitor only name and sport', async () => {
    const key = await invited(nora.email)
    expect(await openJoinTarget(visitor(), { teamId: stage.teamId, key })).toEqual({
      team: { id: stage.teamId, name: 'Norte U12', sport: 'football' },
      details: null,
    })
  })

  test('marks the invitation as opened and accepts nothing', async () => {
    const key = await invited(nora.email)
    await openJoinTarget(visitor(nora), { teamId: stage.teamId, key })
    const rows = await sql<{ opened: boolean; accepted: boolean }>`
      select opened_at is not null as opened, accepted_at is not null as accepted from invitations where team_id = ${stage.teamId}
    `.execute(database)
    expect(rows.rows).toEqual([{ opened: true, accepted: false }])
  })

  test('hides the invited person’s name from another address', async () => {
    const memberId = await aMember(database, stage.teamId, { firstName: 'Secret' })
    const person = { kind: 'member', id: memberId } as const
    await actingAs(
      platform,
      stage.coach,
    )((work) => invitePerson(work, { teamId: stage.teamId, person, email: 'secret@example.org' }))
    const key = {
      kind: 'invitation',
      value: await tokenFor(platform, 'secret@example.org'),
    } as const
    const door = await openJoinTarget(visitor(nora), { teamId: stage.teamId, key })
    expect(door.details?.invitation).toMatchObject({
      isOtherAddress: true,
      firstName: null,
      lastName: null,
    })
    expect(JSON.stringify(door)).not.toMatch(/secret/i)
  })

  test.each([null, '1985-04-02'])(
    'asks a coach on the roster only for an unknown birthday (known: %s)',
    async (born) => {
      const { teamId } = stage
      await sql`update accounts set date_of_birth = ${born} where id = ${nora.id}`.execute(database)
      const memberId = await aMember(database, teamId, { firstName: 'Nora', role: 'Coach' })
      const person = { kind: 'member', id: memberId } as const
      await actingAs(
        platform,
        stage.admin,
      )((work) => invitePerson(work, { teamId, person, email: nora.email }))
      const key = { kind: 'invitation', value: await tokenFor(platform, nora.email) } as const
      const { details } = await openJoinTarget(visitor(nora), { teamId, key })
      expect(details?.invitation).toMatchObject({
        firstName: 'Nora',
        asksDateOfBirth: born === null,
      })

      const dateOfBirth = born === null ? '1985-04-02' : undefined
      await joinInput(platform, nora, { teamId, key, who: { kind: 'invited', dateOfBirth } })
      const rows = await sql`
        select role from members where team_id = ${teamId} and account_id = ${nora.id}`.execute(
        database,
      )
      expect(rows.rows).toEqual([{ role: 'Coach' }])
    },
  )

  test('reads a code as people type it', async () => {
    const team = await findJoinTeam(database, stage.teamId)
    const code = team?.joinCode ?? ''
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
    expect((await findByCode(visitor(nora), typed)).id).toBe(stage.teamId)
  })

  test('allows ten wrong codes, also simultaneously, and then no right one', async () => {
    const guesses = Array.from({ length: 30 }, (_, index) =>
      findByCode(visitor(nora), `GUES${10 + index}`),
    )
    const codes = (await Promise.allSettled(guesses)).map((guess) =>
      guess.status === 'rejected' && guess.reason instanceof Error ? guess.reason.message : 'found',
    )
    expect(codes.filter((code) => code === 'not_found')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(20)

    const team = await findJoinTeam(database, stage.teamId)
    await expect(findByCode(visitor(nora), team?.joinCode ?? '')).rejects.toMatchObject({
      code: 'too_many_requests',
    })
    const beside = visitor(await aSignedInPerson(database, 'Tim'))
    expect((await findByCode(beside, team?.joinCode ?? '')).id).toBe(stage.teamId)
  })

  test('refuses a visitor’s wrong key again, but nobody else in their network', async () => {
    const guess = (value: string) =>
      openJoinTarget(visitor(), { teamId: stage.teamId, key: { kind: 'code', value } }).catch(
        ({ code }: AppError) => code,
      )
    for (let count = 0; count < 40; count += 1)
      expect(await guess(`GUES${10 + count}`)).toBe('not_found')
    const same: unknown[] = []
    for (let count = 0; count < 11; count += 1) same.push(await guess('ZZZZZZ'))
    expect(same.at(-1)).toBe('too_many_requests')

    const team = await findJoinTeam(database, stage.teamId)
    const key = { kind: 'code', value: team?.joinCode ?? '' } as const
    for (const who of [undefined, nora])
      expect((await openJoinTarget(visitor(who), { teamId: stage.teamId, key })).team.id).toBe(
        stage.teamId,
      )
  })

  test('does not count valid keys: a whole team may join from one network', async () => {
    const key = { kind: 'link', value: await secretOf(stage) } as const
    for (let count = 0; count < 15; count += 1) {
      const account = await aSignedInPerson(database, `Player${count}`)
      const { team } = await openJoinTarget(visitor(account), { teamId: stage.teamId, key })
      expect(team.id).toBe(stage.teamId)
    }
  })

  test('does not count former keys: their owners always read why they ended', async () => {
    const late = () => Promise.reject(new AppError('expired'))
    for (let count = 0; count < 15; count += 1)
      await expect(limitFailedAttempts(visitor(), late)).rejects.toMatchObject({ code: 'expired' })
    const key = { kind: 'link', value: await secretOf(stage) } as const
    const { team } = await openJoinTarget(visitor(), { teamId: stage.teamId, key })
    expect(team.id).toBe(stage.teamId)
  })

  test('counts a key that proves wrong later like any other', async () => {
    const wrong = () => Promise.reject(new AppError('not_found'))
    const codes: string[] = []
    for (let count = 0; count < 12; count += 1)
      codes.push(
        await limitFailedAttempts(visitor(nora), wrong).catch(({ code }: AppError) => code),
      )
    expect(codes).toEqual([
      ...Array<string>(10).fill('not_found'),
      ...Array<string>(2).fill('too_many_requests'),
    ])
  })
})
