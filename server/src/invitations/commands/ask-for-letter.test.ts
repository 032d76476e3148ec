import {
  linkLettersPerTeam,
  linkLettersPerNetwork,
  linkLettersPerAdmin,
} from '@touchline/domain/invitations/limits'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { useUpAttempts } from '#server/auth/fixtures/attempts.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { bucketName } from '#server/platform/rate-limit/buckets.ts'
import { bucketSize } from '#server/platform/rate-limit/buckets.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import {
  actingAs,
  anInvitationTest,
  lettersTo,
  tokenFor,
  type InvitationTest,
} from '../testing/invitation-test.ts'
import { askForLetter } from './ask-for-letter.ts'
import { disownLetter } from './disown.ts'
import { inviteByEmail } from './invite.ts'

const platform = await testPlatform({ AUTH_RATE_LIMITS: 'on' })
const { database } = platform
let stage: InvitationTest
let networks = 0

beforeEach(async () => {
  stage = await anInvitationTest(platform)
})

async function codeOf(teamId: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select join_secret as code from teams where id = ${teamId}`.execute(database)
  return rows[0]?.code ?? ''
}

const anywhere = () => `10.9.${(networks += 1) >> 8}.${networks & 255}`

async function ask(email: string, { teamId = stage.teamId, ip = anywhere() } = {}) {
  const reader = { platform, ip, language: 'en' } as const
  const key = { teamId, key: { kind: 'link', value: await codeOf(teamId) } } as const
  await askForLetter(reader, key, { firstName: 'Tom', lastName: 'Baker', email })
}

/** How many get through. */
async function countSent(count: number, one: (at: number) => Promise<void>): Promise<number> {
  let sent = 0
  for (let at = 0; at < count; at += 1)
    await one(at).then(
      () => (sent += 1),
      (error: unknown) => expect(error).toMatchObject({ code: 'too_many_requests' }),
    )
  return sent
}

/** Uses up that many attempts. */
function use(key: string, limit: Parameters<typeof bucketSize>[0], count: number): Promise<void> {
  const bucket = { key: `join:letters:${key}`, ...bucketSize(limit) }
  return useUpAttempts(database, bucket, { count, now: platform.clock() })
}

const stranger = (at = 0) => `stranger${at}.${stage.teamId}@example.org`

async function anotherTeam(): Promise<string> {
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId: stage.admin.id, isAdmin: true })
  return teamId
}

test('sends four of a hundred requested emails to one address, and still invitations', async () => {
  const teams = [stage.teamId, await anotherTeam(), await anotherTeam()]
  const sent = await countSent(100, (at) => ask(stranger(), { teamId: teams[at % 3] ?? '' }))
  expect(sent).toBe(4)
  expect(await lettersTo(database, stranger())).toBe(4)
  const { results } = await actingAs(
    platform,
    stage.coach,
  )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [stranger()] }))
  expect(results).toMatchObject([{ outcome: 'invited' }])
})

test.each(linkLettersPerNetwork)(
  'allows one network $max emails in $seconds seconds',
  async (limit) => {
    const ip = anywhere()
    const teams = [stage.teamId, await anotherTeam()]
    await use(`${bucketName(networkOf(ip))}:${limit.seconds}`, limit, limit.max - 5)
    const sent = await countSent(8, (at) => ask(stranger(at), { teamId: teams[at % 2] ?? '', ip }))
    expect(sent).toBe(5)
  },
)

test('allows a team 120 a day from many networks, and one account’s teams 300', async () => {
  const teams = [stage.teamId, await anotherTeam(), await anotherTeam()]
  const sentBy = (team: number, count: number) =>
    countSent(count, (at) => ask(stranger(team * 200 + at), { teamId: teams[team] ?? '' }))
  await use(stage.teamId, linkLettersPerTeam, 115)
  expect(await sentBy(0, 8)).toBe(5)
  await use(`of:${stage.admin.id}`, linkLettersPerAdmin, 295)
  expect(await sentBy(1, 4)).toBe(4)
  expect(await sentBy(2, 4)).toBe(1)
})

test('sends nothing more to an address after “This isn’t me”, without saying so', async () => {
  await ask(stranger())
  const token = await tokenFor(platform, stranger())
  const reader = { platform, ip: anywhere(), language: 'en' } as const
  await disownLetter(reader, { teamId: stage.teamId, token })
  await ask(stranger())
  expect(await lettersTo(database, stranger())).toBe(1)
})
