import { clubImportPreview } from '@touchline/contract/clubs/shapes/import'
import { clubPeople } from '@touchline/contract/clubs/shapes/members'
import { rosterPage } from '@touchline/contract/members/shapes'
import { clubTeam } from '@touchline/contract/teams/shapes/mine'
import { z } from 'zod'

import { membersRoutes } from '#server/members/routes.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aClub, anAccount } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

type Choices = Readonly<Record<'places' | 'answers' | 'newTeams', object>>

/** A club without teams, and what its manager does to fill it from a list. */
export async function aClubForImport(platform: TestPlatform) {
  const { database } = platform
  const as = openTestApi(platform, { members: membersRoutes })
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const path = `/clubs/${clubId}/imports`
  const preview = async (content: object, choices: Partial<Choices> = {}) =>
    clubImportPreview.parse(
      (await as(manager)(`POST ${path}/preview`, { fileName: 'a.csv', content, ...choices })).body,
    )
  type Shown = z.infer<typeof clubImportPreview>
  const confirm = (
    { importSessionId, fingerprint }: Pick<Shown, 'importSessionId' | 'fingerprint'>,
    choices: Partial<Choices> = {},
  ) => as(manager)(`POST ${path}`, { importSessionId, fingerprint, ...choices })
  const teams = async () => {
    const { body } = await as(manager)(`GET /clubs/${clubId}/teams`)
    return z.object({ teams: z.array(clubTeam) }).parse(body).teams
  }
  const people = async () =>
    clubPeople.parse((await as(manager)(`GET /clubs/${clubId}/members`)).body)
  const undo = (id: string) => as(manager)(`POST ${path}/${id}/undo`, {})
  const rosterOf = async (teamId: string) =>
    rosterPage.parse((await as(manager)(`GET /teams/${teamId}/members`)).body).members
  return { manager, clubId, path, preview, confirm, teams, people, undo, rosterOf }
}
