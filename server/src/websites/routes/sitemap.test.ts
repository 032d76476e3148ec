import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aPublicClub, visitorsOf } from '../testing/public-club.ts'

const platform = await testPlatform()
const { database } = platform
const { open, close } = visitorsOf(platform)
afterAll(close)

async function listed(): Promise<readonly string[]> {
  const { body, headers } = await open('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  return [...body.matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-[^<]+Z<\/lastmod>/g)].map(
    ([, address = '']) => address,
  )
}

test('search engines find published websites, and no others', async () => {
  const club = await aPublicClub(platform)
  const draft = await aPublicClub(platform)
  const suspended = await aPublicClub(platform)
  const demo = await aPublicClub(platform)
  await club.publish()
  await draft.publish({ isPublished: false })
  for (const one of [suspended, demo]) await one.publish()
  await sql`update clubs set suspended_at = now() where id = ${suspended.clubId}`.execute(database)
  await sql`update teams set is_demo = true where id = ${demo.u10}`.execute(database)
  const address = `${platform.config.publicUrl}/site/${club.slug}`
  expect(await listed()).toEqual([address])
  await club.publish({ isPublished: false })
  expect(await listed()).toEqual([])
})

test('robots.txt names the list', async () => {
  const { body } = await open('/robots.txt')
  expect(body).toContain(`Sitemap: ${platform.config.publicUrl}/sitemap.xml`)
})
