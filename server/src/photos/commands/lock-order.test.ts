import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { deleteTakenDown } from '../queries/expiry.ts'
import { aPicture, photoServer } from '../testing/photo-server.ts'
import { aPhotoTeam, type PhotoTeam } from '../testing/photo-team.ts'

const platform = await testPlatform()
const { database } = platform
const origin = await photoServer(platform)
let team: PhotoTeam
let albumId: string
let photoId: string

beforeEach(async () => {
  platform.setClock('2026-03-14T10:00:00.000Z')
  team = await aPhotoTeam(platform, origin)
  albumId = await team.makeAlbum()
  await team.add(team.coach, albumId, await aPicture())
  await team.publish(albumId)
  photoId = (await team.list(team.coach, albumId))[0]?.id ?? ''
})

/** Ends once this many connections wait for a lock of the test's team. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  await expect
    .poll(async () => (await waiting.execute(database)).rows[0]?.count, { interval: 20 })
    .toBe(count)
}

/** Starts requests one after another while the album is locked, then lets them go in that order. */
async function inOrder(lines: readonly string[]): Promise<readonly number[]> {
  const running: Promise<{ readonly status: number }>[] = []
  await database.transaction().execute(async (tx) => {
    await sql`select 1 from photo_albums where id = ${albumId} for update`.execute(tx)
    for (const line of lines) {
      running.push(team.call(team.coach, line))
      await untilWaiting(running.length)
    }
  })
  return (await Promise.all(running)).map(({ status }) => status)
}

const deletion = () => `DELETE /albums/${albumId}`

test.each([
  ['taking down', () => `POST /photos/${photoId}/removal`],
  ['showing again', () => `DELETE /photos/${photoId}/removal`],
  ['deleting a picture', () => `DELETE /photos/${photoId}`],
])('%s behind the deletion of its album finds nothing', async (_, line) => {
  expect(await inOrder([deletion(), line()])).toEqual([200, 404])
})

test('the deletion of an album behind a take-down goes through', async () => {
  expect(await inOrder([`POST /photos/${photoId}/removal`, deletion()])).toEqual([200, 200])
})

test('the deletion of an album waits for pictures that expire at that moment', async () => {
  await team.call(team.coach, `POST /photos/${photoId}/removal`)
  const later = new Date('2026-05-01T10:00:00.000Z')
  let deleting: Promise<{ readonly status: number }> | undefined
  await database.transaction().execute(async (tx) => {
    await sql`select 1 from photos where id = ${photoId} for update`.execute(tx)
    deleting = team.call(team.coach, deletion())
    await untilWaiting(1)
    expect(await deleteTakenDown(tx, later)).toBe(1)
  })
  expect((await deleting)?.status).toBe(200)
})
