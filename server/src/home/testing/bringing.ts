import { browserImport } from '@touchline/contract/home/shapes/browser-import'
import { expect } from 'vitest'

import { membersRoutes } from '#server/members/routes.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openInterface } from '#server/teams/testing/asking.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { homeRoutes } from '../routes.ts'

export const imports = '/me/browser-imports'

export const marta = {
  role: 'mother',
  firstName: 'Marta',
  lastName: 'Gil',
  email: 'marta@example.org',
}
export const leo = {
  firstName: 'Leo',
  lastName: 'Gil',
  nickname: 'Lele',
  dateOfBirth: '2015-04-02',
  role: 'Member',
  isAdmin: false,
  position: 'Keeper',
  isPlaceholder: false,
  guardians: [marta],
}
export const mia = { ...leo, firstName: 'Mia', nickname: undefined, dateOfBirth: undefined }
export const team = {
  browserKey: '417',
  name: 'Norte U12',
  sport: 'football',
  role: 'Coach',
  members: [leo, mia],
}
export const club = { browserKey: '12', name: 'CD Norte', sport: 'football' }
export const inClub = { ...team, browserKey: '121', name: 'Norte U14', club: { browserKey: '12' } }

/** What the browser sends. */
export function wish(parts: object) {
  return { clubs: [], teams: [], country: 'FR', timeZone: 'Europe/Paris', language: 'fr', ...parts }
}

/** People who bring their teams along. */
export function bringing(platform: Platform) {
  const as = openInterface(platform, { home: homeRoutes, members: membersRoutes })

  async function brought(parts: object) {
    const me = await anAccount(platform.database)
    const answer = await as(me)(`POST ${imports}`, wish(parts))
    expect(answer.status).toBe(201)
    const done = browserImport.parse(answer.body)
    const teamId = done.teams[0]?.id ?? ''
    return { me, done, teamId, undo: () => as(me)(`POST ${imports}/${done.id}/undo`, {}) }
  }

  return { as, brought }
}
