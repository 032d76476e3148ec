import { teamChange, teamPage } from '@touchline/contract/teams/shapes'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { teamKit } from '../testing/kit.ts'
import { aMember, anAccount } from '../testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const { as, aCoachWithTeam, aPicture } = teamKit(platform)

test('a new logo replaces the old one, which is no longer served', async () => {
  const { coach, teamId } = await aCoachWithTeam()
  const [first, second] = [await aPicture(coach), await aPicture(coach)]
  await as(coach)(`PATCH /teams/${teamId}`, { changes: { logoFileId: first } })
  const { body } = await as(coach)(`PATCH /teams/${teamId}`, { changes: { logoFileId: second } })
  expect(teamPage.parse(body).team.logo?.thumb).toContain(second)
  const old = await database
    .selectFrom('files')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirst()
  expect(old?.removed_at).not.toBeNull()
})

test('settings are saved, and complete ones finish the first step', async () => {
  const { coach, teamId } = await aCoachWithTeam()
  const changes = {
    format: '7v7',
    motto: 'Siempre',
    foundationYear: 1987,
    email: 'n@example.org',
    phone: null,
  }
  const { body } = await as(coach)(`PATCH /teams/${teamId}`, { changes })
  const page = teamPage.parse(body)
  expect(page.team).toMatchObject(changes)
  expect(page.checklist.settings).toBe(true)
  expect(page.team.version).toBe(2)
})

const everySetting = {
  name: 'Sur U14',
  sport: 'handball',
  gender: 'women',
  ageGroup: '11-14',
  teamType: 'company',
  format: '5v5',
  formation: '2-1-1',
  phone: '+33612345678',
  email: 'sur@example.org',
  address: '1 rue du Stade\n75001 Paris',
  color: '#00aa11',
  notes: 'Gate code at the coach.',
  motto: 'Toujours',
  foundationYear: 1901,
  country: 'US',
  timeZone: 'America/New_York',
  language: 'es',
}

test('the table of settings covers every text that can change', () => {
  const pictures = ['logoFileId', 'coverFileId']
  expect([...Object.keys(everySetting), ...pictures].toSorted()).toEqual(
    Object.keys(teamChange.shape).toSorted(),
  )
})

test.each(Object.entries(everySetting))(
  'a saved %s is what another person reads',
  async (field, value) => {
    const { coach, teamId } = await aCoachWithTeam()
    const reader = await anAccount(database)
    await aMember(database, teamId, { accountId: reader })
    const saved = await as(coach)(`PATCH /teams/${teamId}`, { changes: { [field]: value } })
    expect(saved.status).toBe(200)
    const { body } = await as(reader)(`GET /teams/${teamId}`)
    expect(teamPage.parse(body).team).toMatchObject({ [field]: value })
  },
)

test.each([
  ['logoFileId', 'logo', 'team_logo'],
  ['coverFileId', 'cover', 'team_cover'],
] as const)('a changed %s picture is what another person sees', async (field, shown, purpose) => {
  const { coach, teamId } = await aCoachWithTeam()
  const reader = await anAccount(database)
  await aMember(database, teamId, { accountId: reader })
  const picture = await aPicture(coach, purpose)
  await as(coach)(`PATCH /teams/${teamId}`, { changes: { [field]: picture } })
  const { body } = await as(reader)(`GET /teams/${teamId}`)
  expect(teamPage.parse(body).team[shown]?.full).toContain(picture)
})

test('edits of different fields are merged; the second edit of the same field is refused', async () => {
  const { coach, teamId } = await aCoachWithTeam()
  const patch = `PATCH /teams/${teamId}`
  const seen = { 'if-match': '"1"' }
  await as(coach)(patch, { changes: { motto: 'First' }, was: { motto: null } }, seen)
  const other = await as(coach)(
    patch,
    { changes: { formation: '4-4-2' }, was: { formation: null } },
    seen,
  )
  expect(teamPage.parse(other.body).team).toMatchObject({ motto: 'First', formation: '4-4-2' })

  const late = await as(coach)(patch, { changes: { motto: 'Second' }, was: { motto: null } }, seen)
  expect(late).toMatchObject({ status: 412, code: 'changed_meanwhile' })
  expect(late.body).toMatchObject({ data: { fields: { motto: 'changed_meanwhile' } } })
})

test('a change ignores fields outside the settings', async () => {
  const { coach, teamId } = await aCoachWithTeam()
  const changes = {
    motto: 'M',
    deletedAt: '2020-01-01',
    createdBy: newId(),
    version: 99,
    joinCode: 'AAAAAA',
  }
  const { body } = await as(coach)(`PATCH /teams/${teamId}`, { changes })
  expect(teamPage.parse(body).team).toMatchObject({ motto: 'M', version: 2 })
})

test('a team that becomes one of adults stops approving joins by link, and approves again when changed back', async () => {
  const { coach, teamId } = await aCoachWithTeam({ ageGroup: 'U19' })
  const approvalAfter = async (changes: object) => {
    await as(coach)(`PATCH /teams/${teamId}`, { changes })
    const found = database.selectFrom('teams').select('join_approval').where('id', '=', teamId)
    return (await found.executeTakeFirstOrThrow()).join_approval
  }
  expect(await approvalAfter({ ageGroup: 'senior' })).toBe(false)
  expect(await approvalAfter({ motto: 'Cheers' })).toBe(false)
  expect(await approvalAfter({ ageGroup: 'U19' })).toBe(true)
})
