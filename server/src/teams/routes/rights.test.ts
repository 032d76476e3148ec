import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { teamKit } from '../testing/kit.ts'
import { aMember, anAccount, aTeam } from '../testing/people.ts'

const platform = await testPlatform()
const { database } = platform
const { as, aCoachWithTeam } = teamKit(platform)

const everything = [
  ['GET', ''],
  ['PATCH', '', { changes: { name: 'Mine' } }],
  ['DELETE', '', { typedName: 'Norte U12' }],
  ['POST', '/restore', {}],
  ['POST', '/leave', {}],
  ['PUT', '/mute', { isMuted: true }],
  ['GET', '/venues'],
  ['POST', '/venues', { venue: { name: 'Home' } }],
  ['GET', '/opponents'],
  ['POST', '/opponents', { opponent: { name: 'Sur' } }],
  ['GET', '/tasks'],
  ['POST', '/tasks', { task: { name: 'Cones' } }],
  ['GET', '/seasons'],
  ['POST', '/seasons', { season: { name: 'X', startsOn: '2030-01-01', endsOn: '2030-02-01' } }],
] as const

const forAdmins = new Set(['PATCH ', 'DELETE ', 'POST /seasons'])
const forStaff = new Set(['POST /venues', 'POST /opponents', 'POST /tasks'])

test.each(everything)('%s %s needs a signed-in account', async (...[method, path, body]) => {
  const { teamId } = await aCoachWithTeam()
  const answer = await as(undefined)(`${method} /teams/${teamId}${path}`, body)
  expect(answer).toMatchObject({ status: 401, code: 'not_signed_in' })
})

test.each(everything)('%s %s of another team is not found', async (...[method, path, body]) => {
  const { teamId } = await aCoachWithTeam()
  const { coach: stranger } = await aCoachWithTeam()
  const answer = await as(stranger)(`${method} /teams/${teamId}${path}`, body)
  expect(answer).toMatchObject({ status: 404, code: 'not_found' })
  const missing = await as(stranger)(`${method} /teams/${newId()}${path}`, body)
  expect(missing.body).toEqual(answer.body)
})

test.each(everything.filter(([, path]) => path !== '/restore'))(
  '%s %s: what a player, a coach and an admin meet',
  async (...[method, path, body]) => {
    const rights = `${method} ${path}`
    const teamId = await aTeam(database, { name: 'Norte U12' })
    await aMember(database, teamId, { accountId: await anAccount(database), isAdmin: true })
    const ask = async (traits: object) => {
      const accountId = await anAccount(database)
      await aMember(database, teamId, { accountId, ...traits })
      return (await as(accountId)(`${method} /teams/${teamId}${path}`, body)).status
    }
    const player = forAdmins.has(rights) || forStaff.has(rights) ? 403 : 200
    const coach = forAdmins.has(rights) ? 403 : 200
    expect(Math.min(await ask({}), 403)).toSatisfy((s: number) =>
      player === 403 ? s === 403 : s < 300,
    )
    expect(await ask({ role: 'Coach' })).toSatisfy((s: number) =>
      coach === 403 ? s === 403 : s < 300,
    )
    expect(await ask({ isAdmin: true })).toBeLessThan(300)
  },
)
