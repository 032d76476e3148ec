import { website } from '@touchline/contract/websites/shapes'
import { sql } from 'kysely'

import { makeServer } from '#server/platform/http/server.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aClub, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { websitesRoutes } from '../routes.ts'
import { websitePages } from '../routes/pages.ts'

/** The pages as visitors get them, with the headers of the whole server. */
export function visitorsOf(platform: TestPlatform) {
  const app = makeServer(platform, { scriptHashes: [], secure: false })
  websitePages(app, platform)
  const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { open, close: () => app.close() }
}

/** A club with two teams, and its manager's ways to publish a website. */
export async function aPublicClub(platform: TestPlatform) {
  const { database } = platform
  const as = openTestApi(platform, { websites: websitesRoutes })
  const managerId = await anAccount(database, 'Eva')
  const clubId = await aClub(database, managerId)
  const u10 = await aTeam(database, { name: 'Norte U10', clubId })
  const u12 = await aTeam(database, { name: 'Norte U12', clubId })
  await sql`update clubs set language = 'en' where id = ${clubId}`.execute(database)
  const ask = as(managerId)
  const path = `/clubs/${clubId}/website`
  const slug = `norte-${clubId.slice(-8)}`

  const read = async () => website.parse((await ask(`GET ${path}`)).body)
  /** Saves what is there with some parts changed. */
  const send = async ({ settings, ...parts }: Parts = {}) => {
    const known = await read()
    return ask(`PUT ${path}`, {
      isPublished: true,
      slug,
      version: known.version,
      ...parts,
      settings: { ...known.settings, ...settings },
    })
  }
  const publish = async (parts: Parts = {}) => website.parse((await send(parts)).body)
  return { as, ask, clubId, u10, u12, managerId, slug, path, read, send, publish }
}

interface Parts {
  readonly isPublished?: boolean
  readonly slug?: string
  readonly version?: number
  readonly settings?: object
}
