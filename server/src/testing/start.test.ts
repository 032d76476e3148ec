import { start } from '@touchline/contract/start/shapes'
import { expect, test } from 'vitest'

import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { running } from './support/running.ts'

const { platform, ask, done, signUp } = await running()
const { database } = platform

test('returns in one response what the frame of a team page needs', async () => {
  const anna = await signUp('Anna')
  const teamId = await aTeam(database, { name: 'Blue Moon' })
  await aMember(database, teamId, { accountId: anna.id, isAdmin: true })
  const all = await done(anna, `GET /me/start?teamId=${teamId}`, { shape: start })
  expect(all).toMatchObject({
    me: { id: anna.id },
    teams: { teams: [{ id: teamId }] },
    unread: { unread: 0 },
    team: { team: { id: teamId, name: 'Blue Moon' } },
  })
})

test('omits a team that is not mine, and gives strangers nothing', async () => {
  const anna = await signUp('Anna')
  const teamId = await aTeam(database, { name: 'Red Moon' })
  for (const path of ['/me/start', `/me/start?teamId=${teamId}`])
    expect(await done(anna, `GET ${path}`, { shape: start })).toMatchObject({ team: null })
  const asked = await ask(undefined, { method: 'GET', path: '/rest/v1/me/start' })
  expect(asked.status).toBe(401)
})
