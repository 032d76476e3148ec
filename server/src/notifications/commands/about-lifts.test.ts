import { beforeEach, expect, test } from 'vitest'

import { now, rowOf } from '#server/events/testing/playing-team.ts'
import { remindDrivers } from '#server/lifts/commands/remind-drivers.ts'
import { aCar, anAwayTeam, type AwayTeam } from '#server/lifts/testing/away-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openCentre } from '../testing/centre.ts'
import { lettersTo } from '../testing/letters.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
let team: AwayTeam
let car: string

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await anAwayTeam(database)
  await team.offer(team.mother)
  await team.request(team.father, team.ben)
  car = await team.carOf(team.mother)
  await centre.settle()
})

async function newestTo(who: AwayTeam['father']) {
  await centre.settle()
  const letter = (await lettersTo(platform, who)).at(-1)
  if (letter === undefined) throw new Error('no letter')
  return letter
}

test('a driver’s offer reaches the guardian with the car and the wish to accept it', async () => {
  await team.take(team.mother, team.ben, car)
  const [line] = await centre.linesOf(team.father.accountId)
  expect(line).toMatchObject({
    kind: 'lift_given',
    people: [{ firstName: 'Ben', relation: 'child' }],
  })
  const { subject, text } = await newestTo(team.father)
  expect(subject).toContain('A lift for Ben: At Sur')
  expect(text).toContain('Please accept or decline the seat.')
  expect(text).toContain('Marta Gil, 09:15, School car park')
})

test('a seat taken reaches the driver; given back, it does, too', async () => {
  await team.take(team.father, team.ben, car)
  expect((await newestTo(team.mother)).subject).toContain('Ben is coming in your car')
  await team.release(team.father, team.ben, car)
  expect((await newestTo(team.mother)).subject).toContain('Ben’s lift is off')
  expect(await centre.notificationsOf(team.mother)).toEqual(
    expect.arrayContaining(['lift_ended', 'lift_given']),
  )
})

test('a withdrawn car reaches the family, and within a day of the event staff', async () => {
  await team.take(team.father, team.ben, car)
  await team.offer(team.mother, null)
  expect((await newestTo(team.father)).subject).toContain('Ben needs a new lift')
  expect(await centre.notificationsOf(team.coach)).not.toContain('lift_ended')

  await team.offer(team.mother)
  await team.take(team.father, team.ben, await team.carOf(team.mother))
  await centre.settle()
  platform.setClock('2026-03-20T20:00:00Z')
  await team.offer(team.mother, null)
  expect(await centre.notificationsOf(team.coach)).toContain('lift_ended')
})

test('passengers hear of another time', async () => {
  await team.take(team.father, team.ben, car)
  await team.offer(team.mother, {
    direction: 'both',
    seats: 3,
    leavesAt: '08:45',
    meetingPlace: 'School car park',
  })
  const { subject, text } = await newestTo(team.father)
  expect(subject).toContain('The lift for Ben has changed')
  expect(text).toContain('08:45')
})

test('what changed again before it was written is not written', async () => {
  await team.take(team.mother, team.ben, car)
  await team.release(team.mother, team.ben, car)
  await centre.settle()
  const subjects = (await lettersTo(platform, team.father)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('A lift for Ben'))).toEqual([])
})

test('a family that keeps a seat for one leg is notified of the other, with the remaining car', async () => {
  await team.offer(team.mother, { ...aCar, direction: 'there' })
  await team.offer(team.coach, { ...aCar, direction: 'back', leavesAt: null })
  await team.take(team.father, team.ben, await team.carOf(team.mother))
  await team.take(team.father, team.ben, await team.carOf(team.coach))
  await centre.settle()
  await team.offer(team.mother, null)
  const { subject, text } = await newestTo(team.father)
  expect(subject).toContain('Ben needs a new lift')
  expect(text).toContain('Way back: Carla')
  expect(text).not.toContain('Marta')
})

test('a driver hears only of seats in their own car', async () => {
  await team.offer(team.coach)
  await team.take(team.father, team.ben, car)
  await team.release(team.father, team.ben, car)
  await team.take(team.father, team.ben, await team.carOf(team.coach))
  await centre.settle()
  const subjectsTo = async (who: AwayTeam['father']) =>
    (await lettersTo(platform, who)).map(({ subject }) => subject.split(':')[0])
  expect(await subjectsTo(team.coach)).toContain('Ben is coming in your car')
  expect(await subjectsTo(team.mother)).not.toContain('Ben is coming in your car')

  await team.release(team.father, team.ben, await team.carOf(team.coach))
  await team.take(team.father, team.ben, car)
  await centre.settle()
  expect((await subjectsTo(team.coach)).at(-1)).toBe('Ben’s lift is off')
})

test('the reminder names the passengers; phone numbers only where the roster shows them', async () => {
  await team.offer(team.coach)
  await team.request(team.player, rowOf(team.player))
  await database
    .updateTable('members')
    .set({ phone: '+34600111222' })
    .where('team_id', '=', team.teamId)
    .execute()
  await team.take(team.father, team.ben, car)
  await team.take(team.player, rowOf(team.player), await team.carOf(team.coach))
  await centre.settle()
  platform.setClock('2026-03-20T18:30:00Z')
  await remindDrivers(platform)

  const toMother = await newestTo(team.mother)
  expect(toMother.subject).toContain('You’re driving tomorrow: At Sur')
  expect(toMother.text).toContain('Ben')
  expect(toMother.text).not.toContain('+34600111222')
  expect((await newestTo(team.coach)).text).toContain('+34600111222')
})
