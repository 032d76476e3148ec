import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import {
  actingAs,
  adultPlayer,
  anInvitationTest,
  joinInput,
  aSignedInPerson,
  tokenFor,
  type InvitationTest,
} from '../testing/invitation-test.ts'
import { inviteByEmail } from './invite.ts'
import { resendInvitation, revokeInvitation } from './manage.ts'

const platform = await testPlatform()
const { database } = platform
let stage: InvitationTest
let place = 0

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  place += 1
})

/** An address that no other test uses. */
const mailbox = (name: string) => `${name}${place}@example.org`

describe('an invitation that was sent', () => {
  const sent = async () => {
    const { results } = await actingAs(
      platform,
      stage.coach,
    )((work) => inviteByEmail(work, { teamId: stage.teamId, emails: [mailbox('ana')] }))
    return { teamId: stage.teamId, invitationId: results[0]?.invitationId ?? '' }
  }
  const accepting = async (value: string) =>
    joinInput(platform, await aSignedInPerson(database, 'Ana', mailbox('ana')), {
      teamId: stage.teamId,
      key: { kind: 'invitation', value },
      who: adultPlayer,
    })

  test('loses its old link when resent', async () => {
    const key = await sent()
    const old = await tokenFor(platform, mailbox('ana'))
    await actingAs(platform, stage.coach)((work) => resendInvitation(work, key))

    await expect(accepting(old)).rejects.toMatchObject({ code: 'not_found' })
    expect(await accepting(await tokenFor(platform, mailbox('ana')))).toMatchObject({
      kind: 'joined',
    })
  })

  test('admits nobody once revoked, and loses its placeholder', async () => {
    const key = await sent()
    const token = await tokenFor(platform, mailbox('ana'))
    await actingAs(platform, stage.coach)((work) => revokeInvitation(work, key))

    const expected = await sql`
      select 1 from members where team_id = ${stage.teamId} and is_placeholder
    `.execute(database)
    expect(expected.rows).toEqual([])
    await expect(accepting(token)).rejects.toMatchObject({ code: 'revoked' })
  })

  test('is hidden from another team’s staff', async () => {
    const key = await sent()
    const other = await anInvitationTest(platform)
    const attempt = actingAs(
      platform,
      other.admin,
    )((work) => revokeInvitation(work, { ...key, teamId: other.teamId }))
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
  })
})
