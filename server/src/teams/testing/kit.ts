import { Readable } from 'node:stream'

import { teamPage } from '@touchline/contract/teams/shapes'
import sharp from 'sharp'

import { storePicture } from '#server/files/commands/pictures.ts'
import type { Platform } from '#server/platform/platform.ts'

import { anAccount } from './people.ts'
import { openTestApi } from './test-api.ts'

/** The create form with every field filled. */
export const teamForm = {
  name: 'Norte U12',
  sport: 'floorball',
  ageGroup: 'U12',
  gender: 'mixed',
  teamType: 'school',
  phone: '+34600123456',
  color: '#AA0011',
  notes: 'Bring water.\nAlways.',
  country: 'FR',
  timeZone: 'Europe/Paris',
  language: 'fr',
}

/** Shared by team tests: the API, a coach with a team, an uploaded picture. */
export function teamKit(platform: Platform) {
  const as = openTestApi(platform)

  async function aCoachWithTeam(extra: object = {}) {
    const coach = await anAccount(platform.database)
    const created = await as(coach)('POST /teams', { ...teamForm, ...extra })
    const page = teamPage.parse(created.body)
    return { coach, page, teamId: page.team.id }
  }

  async function aPicture(
    accountId: string,
    purpose: 'team_logo' | 'team_cover' | 'club_logo' | 'avatar' = 'team_logo',
  ) {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const upload = { accountId, purpose, fileName: 'logo.png', body: Readable.from([png]) }
    return (await storePicture(platform, upload)).id
  }

  return { as, aCoachWithTeam, aPicture }
}
