import { audiencePreview, recipients } from '@touchline/contract/messages/shapes/conversation'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { aTeamWithConversations, type ConversationTest } from '../testing/conversation-test.ts'

const platform = await testPlatform()
const { database } = platform
const toStaff = { kind: 'role', role: 'staff' }
let stage: ConversationTest

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  stage = await aTeamWithConversations(platform)
})

const previewOf = async (who: keyof ConversationTest['accounts']) => {
  const asked = await stage.ask(who, 'POST /conversations/preview', { audience: toStaff })
  return audiencePreview.parse(asked.body)
}

test("a parent can ask all staff, including the club's manager", async () => {
  const manager = await anAccount(database, 'Vera')
  await database
    .insertInto('club_roles')
    .values({ club_id: stage.clubId, account_id: manager, roles: ['manager'] })
    .execute()
  const id = await stage.start('leosMother', toStaff)
  expect(await stage.inside('coach', id)).toEqual([
    'Admin Ruiz',
    'Coach Ruiz',
    'Marta Gil',
    'Vera Ruiz',
  ])
  const seen = await stage.as(manager)(`GET ${stage.at}/conversations/${id}`)
  expect(seen.status).toBe(200)
  expect(await stage.inside('pau', id)).toBeUndefined()
})

test('every parent has their own conversation, separate from that of staff', async () => {
  const inner = await stage.start('coach', toStaff)
  const id = await stage.start('leosMother', toStaff)
  expect(id).not.toBe(inner)
  expect(await stage.start('pau', toStaff)).not.toBe(id)
  expect(await stage.start('leosMother', toStaff)).toBe(id)
  expect(await stage.inside('leosMother', inner)).toBeUndefined()
})

test("a minor's question includes a parent; below 16 the parents ask", async () => {
  const id = await stage.start('ana', toStaff)
  expect(await stage.inside('coach', id)).toEqual([
    'Admin Ruiz',
    'Ana Ruiz',
    'Coach Ruiz',
    'Marta Gil',
  ])
  expect((await previewOf('kim')).refusal).toBe('guardian_needed')
  expect((await previewOf('leo')).refusal).toBe('too_young')
  const asked = { audience: toStaff, message: { clientId: stage.accounts.leo, words: 'Hello' } }
  expect((await stage.ask('leo', 'POST /conversations', asked)).code).toBe('guardian_needed')
})

test("staff whom the club blocks from the child don't receive it", async () => {
  await sql`insert into guardians (id, team_id, account_id, first_name, last_name)
    values (gen_random_uuid(), ${stage.teamId}, ${stage.accounts.coach}, 'Carlo', 'Gil')`.execute(
    database,
  )
  await sql`insert into guardianships (team_id, guardian_id, member_id, role, blocked_at)
    select team_id, id, ${stage.rows.leo}, 'father', now() from guardians
    where team_id = ${stage.teamId} and account_id = ${stage.accounts.coach}`.execute(database)
  const id = await stage.start('leosMother', toStaff)
  expect(await stage.inside('admin', id)).toEqual(['Admin Ruiz', 'Marta Gil'])
  expect(await stage.inside('coach', id)).toBeUndefined()
})

test("placeholder members can't be chosen", async () => {
  await sql`update members set is_placeholder = true where id = ${stage.rows.iris}`.execute(
    database,
  )
  const { members } = recipients.parse((await stage.ask('pau', 'GET /message-recipients')).body)
  expect(members.map(({ name }) => name)).not.toContain('Iris Ruiz')
})
