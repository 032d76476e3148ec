import { beforeEach, expect, test } from 'vitest'

import { now } from '#server/events/testing/playing-team.ts'
import { releaseLapsed } from '#server/lifts/commands/release-lapsed.ts'
import { remindDrivers } from '#server/lifts/commands/remind-drivers.ts'
import { anAwayTeamWithGuests } from '#server/lifts/testing/guests.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openCentre } from '../testing/centre.ts'
import { lettersTo } from '../testing/letters.ts'

const platform = await testPlatform()
const centre = await openCentre(platform)
let team: Awaited<ReturnType<typeof anAwayTeamWithGuests>>

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await anAwayTeamWithGuests(platform)
  await centre.settle()
})

async function newestTo(accountId: string) {
  await centre.settle()
  const letter = (await lettersTo(platform, { accountId })).at(-1)
  if (letter === undefined) throw new Error('no letter')
  return letter
}

test('a guest’s guardian hears of the seat, and the driver by name who comes', async () => {
  await team.host.offer(team.host.mother)
  const car = await team.host.carOf(team.host.mother)
  await team.request(team.parent, team.nil)
  await team.take(team.host.mother.accountId, team.nil, car)
  const [line] = await centre.linesOf(team.parent)
  expect(line).toMatchObject({
    kind: 'lift_given',
    people: [{ firstName: 'Nil', relation: 'child' }],
  })
  expect((await newestTo(team.parent)).subject).toContain('A lift for Nil: At Sur')
  await team.take(team.parent, team.nil, car)
  const { accountId } = team.host.mother
  expect((await newestTo(accountId)).subject).toContain('Nil is coming in your car')
  expect((await centre.linesOf(accountId))[0]).toMatchObject({ people: [{ firstName: 'Nil' }] })
})

test('a guest’s guardian who drives is reminded, without phone numbers of the other team', async () => {
  await team.offer(team.parent)
  const [offer] = (await team.see(team.host.father.accountId)).offers
  await team.request(team.host.father.accountId, team.host.ben)
  await team.take(team.host.father.accountId, team.host.ben, offer?.id ?? '')
  platform.setClock('2026-03-20T18:01:00Z')
  await remindDrivers(platform)
  const { text } = await newestTo(team.parent)
  expect(text).toContain('Ben')
  expect(text).not.toMatch(/\+34/)
})

test('the driver hears when the guest is invited no more', async () => {
  await team.host.offer(team.host.mother)
  const car = await team.host.carOf(team.host.mother)
  await team.request(team.parent, team.nil)
  await team.take(team.parent, team.nil, car)
  await centre.settle()
  await team.end(team.nil)
  await releaseLapsed(platform)
  const { accountId } = team.host.mother
  expect((await newestTo(accountId)).subject).toContain('Nil’s lift is off')
})
