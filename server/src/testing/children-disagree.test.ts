import { consents } from '@touchline/contract/children/shapes'
import { consentTextVersion, type ConsentKind } from '@touchline/domain/children/consents'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { notifyOtherGuardians } from '#server/children/commands/notify-guardians.ts'
import { eraseUnconsentedHealth } from '#server/children/commands/retention.ts'
import { findWithHealth } from '#server/children/queries/emergency-notes.ts'
import { findPictured } from '#server/members/queries/pictures.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const mother = await touchline.signUp('Marta')
const father = await touchline.signUp('Luis')
const coach = await touchline.signUp('Carla')
let teamId: string
let leo: string
let minute = 0

beforeEach(async () => {
  teamId = await aTeam(database, { clubId: await aClub(database) })
  leo = await aMember(database, teamId, { firstName: 'Leo' })
  await sql`update members set date_of_birth = '2016-04-02' where id = ${leo}`.execute(database)
  for (const { id: accountId } of [mother, father])
    await aGuardian(database, { teamId, memberId: leo }, { accountId })
  await aMember(database, teamId, { accountId: coach.id, role: 'Coach' })
  await sql`delete from consents`.execute(database)
  await sql`delete from mails`.execute(database)
})

const path = () => `/teams/${teamId}/members/${leo}/consents`

async function say(who: Person, state: 'yes' | 'no', kind: ConsentKind = 'pictures_team') {
  minute += 1
  platform.setClock(new Date(Date.UTC(2026, 2, 14, 9, minute)).toISOString())
  const body = { state, textVersion: consentTextVersion }
  const { status } = await ask(who, { method: 'PUT', path: `/rest/v1${path()}/${kind}`, body })
  expect(status).toBe(200)
}

async function seenBy(who: Person, kind: ConsentKind = 'pictures_team') {
  const all = await done(who, `GET ${path()}`, { shape: consents })
  return all.consents.find((one) => one.kind === kind)
}

test('lets a no override the other guardian’s later yes and shows everyone who said what', async () => {
  await say(father, 'no')
  await say(mother, 'yes')
  for (const who of [mother, father, coach]) {
    const seen = await seenBy(who)
    expect(seen?.state).toBe('no')
    expect(seen?.disagreement.map(({ givenBy, state }) => [givenBy, state]).toSorted()).toEqual([
      [expect.stringContaining('Luis'), 'no'],
      [expect.stringContaining('Marta'), 'yes'],
    ])
  }
  expect((await seenBy(mother))?.own).toBe('yes')
  expect(
    await findPictured(database, { teamId, memberId: leo, now: platform.clock() }),
  ).toMatchObject({ isAllowed: false })

  await say(father, 'yes')
  expect(await seenBy(coach)).toMatchObject({ state: 'yes', disagreement: [] })
  expect(
    await findPictured(database, { teamId, memberId: leo, now: platform.clock() }),
  ).toMatchObject({ isAllowed: true })
})

test('applies the no to health data too', async () => {
  await say(mother, 'yes', 'health')
  const body = {
    allergies: 'Nuts',
    medication: '',
    notes: '',
    doctorName: '',
    doctorPhone: null,
    contacts: [],
    version: null,
  }
  await ask(mother, { method: 'PUT', path: `/rest/v1/teams/${teamId}/members/${leo}/health`, body })
  await say(father, 'no', 'health')
  await say(mother, 'yes', 'health')
  const key = { teamId, memberIds: [leo] }
  const states = (await findWithHealth(database, key, platform.clock())).map(
    ({ consent }) => consent,
  )
  expect(new Set(states).has('yes')).toBe(false)
  platform.setClock('2026-03-20T09:00:00.000Z')
  await eraseUnconsentedHealth(platform)
  expect(await findWithHealth(database, key, platform.clock())).toEqual([])
})

test('ignores the no of a parent blocked from the child', async () => {
  await say(father, 'no')
  await sql`
    update guardianships set blocked_at = now() where team_id = ${teamId} and guardian_id in (
      select id from guardians where account_id = ${father.id})`.execute(database)
  await say(mother, 'yes')
  expect(await seenBy(coach)).toMatchObject({ state: 'yes', disagreement: [] })
})

test('notifies the other guardians once, with the news in the subject', async () => {
  await say(father, 'no', 'pictures_public')
  const letters = async () => {
    await notifyOtherGuardians(platform)
    const found = await sql<{ recipient: string; subject: string }>`
      select recipient, subject from mails where kind = 'children.consents_answered'`.execute(
      database,
    )
    return found.rows
  }
  expect(await letters()).toEqual([])
  platform.setClock(new Date(Date.UTC(2026, 2, 14, 9, minute + 10)).toISOString())
  const [first, ...others] = await letters()
  expect(first?.recipient).toBe(mother.email)
  expect(first?.subject).toMatch(/^.*Luis.* answered for .*Leo.*: Pictures in public – No$/)
  expect(others).toEqual([])
  expect(await letters()).toHaveLength(1)
})
