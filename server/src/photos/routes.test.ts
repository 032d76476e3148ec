import { photos, publishCheck } from '@touchline/contract/photos/shapes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aPicture, photoServer } from './testing/photo-server.ts'
import { aPhotoTeam, type PhotoTeam } from './testing/photo-team.ts'

const platform = await testPlatform()
const { database } = platform
const origin = await photoServer(platform)
let team: PhotoTeam
let albumId: string

beforeEach(async () => {
  platform.setClock('2026-03-14T10:00:00.000Z')
  team = await aPhotoTeam(platform, origin)
  albumId = await team.makeAlbum()
})

describe('who does what', () => {
  const people = ['coach', 'adult', 'ben', 'mother'] as const
  const rows: readonly [string, Record<(typeof people)[number], number>][] = [
    ['GET /albums', { coach: 200, adult: 200, ben: 200, mother: 200 }],
    ['GET /albums/{album}', { coach: 200, adult: 200, ben: 200, mother: 200 }],
    ['GET /albums/{album}/photos', { coach: 200, adult: 200, ben: 200, mother: 200 }],
    ['GET /albums/{album}/download', { coach: 200, adult: 200, ben: 200, mother: 200 }],
    ['POST /albums', { coach: 200, adult: 403, ben: 403, mother: 403 }],
    ['PUT /albums/{album}', { coach: 200, adult: 403, ben: 403, mother: 403 }],
    ['GET /albums/{album}/check', { coach: 200, adult: 403, ben: 403, mother: 403 }],
    ['POST /albums/{album}/publication', { coach: 200, adult: 403, ben: 403, mother: 403 }],
    ['POST /albums/{album}/consent-requests', { coach: 200, adult: 403, ben: 403, mother: 403 }],
    ['POST /albums/{album}/extension', { coach: 200, adult: 403, ben: 403, mother: 403 }],
    ['POST /albums/{album}/uploads', { coach: 200, adult: 200, ben: 403, mother: 200 }],
    ['POST /photos/{photo}/removal', { coach: 200, adult: 200, ben: 200, mother: 200 }],
    ['DELETE /photos/{photo}', { coach: 200, adult: 403, ben: 403, mother: 403 }],
    ['DELETE /albums/{album}', { coach: 200, adult: 403, ben: 403, mother: 403 }],
  ]
  const bodies: Record<string, object> = {
    'POST /albums': { album: { title: 'Camp', membersMayAdd: true } },
    'PUT /albums/{album}': { album: { title: 'Camp', membersMayAdd: true } },
    'POST /albums/{album}/uploads': {
      fingerprint: 'x',
      fileName: 'x.jpg',
      bytes: 10,
      takenAt: '2026-03-14T10:00:00.000Z',
    },
  }
  test.each(
    rows.flatMap(([line, allowed]) => people.map((who) => [line, who, allowed[who]] as const)),
  )('%s by the %s: %s', async (line, who, status) => {
    await team.add(team.coach, albumId, await aPicture())
    await team.publish(albumId)
    const [photo] = await team.list(team.coach, albumId)
    const path = line.replace('{album}', albumId).replace('{photo}', photo?.id ?? '')
    const check = line.endsWith('publication')
      ? publishCheck.parse((await team.call(team.coach, `GET /albums/${albumId}/check`)).body)
      : undefined
    const body = check
      ? { checkedAt: check.checkedAt, notShown: check.people.map(({ memberId }) => memberId) }
      : bodies[line]
    expect((await team.call(team[who], path, body)).status).toBe(status)
  })

  test('a visitor sees nothing', async () => {
    expect((await team.call(undefined, 'GET /albums')).status).toBe(401)
  })

  test('an adult whom the club blocks from a child on the roster sees no picture at all', async () => {
    await team.add(team.coach, albumId, await aPicture())
    await team.publish(albumId)
    const blocked = await team.parentOf(team.ben, 'Bodo', { blockedAt: new Date('2026-01-01') })
    await sql`insert into guardianships (team_id, guardian_id, member_id, role, verified_at)
      select team_id, id, ${team.mia.memberId}, 'father', now() from guardians
      where team_id = ${team.teamId} and account_id = ${blocked.accountId}`.execute(database)
    expect((await team.call(team.father, 'GET /albums')).status).toBe(200)
    expect((await team.call(blocked, 'GET /albums')).status).toBe(404)
    expect((await team.call(blocked, `GET /albums/${albumId}/photos`)).status).toBe(404)
  })

  test('someone who has left the roster no longer sees the pictures', async () => {
    await team.add(team.coach, albumId, await aPicture())
    await team.publish(albumId)
    expect(await team.list(team.adult, albumId)).toHaveLength(1)
    await sql`update members set left_at = now() where team_id = ${team.teamId}
      and id = ${team.adult.memberId}`.execute(database)
    expect((await team.call(team.adult, `GET /albums/${albumId}/photos`)).status).toBe(404)
  })
})

test('a deleted album takes its pictures along', async () => {
  await team.add(team.coach, albumId, await aPicture())
  await team.call(team.coach, `DELETE /albums/${albumId}`)
  expect((await team.albumsOf(team.coach)).albums).toEqual([])
})

test('pages of an album follow each other without gaps', async () => {
  for (let number = 0; number < 5; number += 1)
    await team.add(team.coach, albumId, await aPicture(`#${number}0${number}0${number}0`))
  await team.publish(albumId)
  const pageAt = async (from: string) => {
    const line = `GET /albums/${albumId}/photos?limit=2&${from}`
    return photos.parse((await team.call(team.ben, line)).body)
  }
  const pages = [await pageAt('from=0'), await pageAt('from=2'), await pageAt('from=4')]
  expect(pages.map(({ from, total }) => [from, total])).toEqual([
    [0, 5],
    [2, 5],
    [4, 5],
  ])
  const seen = pages.flatMap((page) => page.photos.map(({ id }) => id))
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
  for (const [place, id] of seen.entries()) {
    const around = await pageAt(`around=${id}`)
    expect(around.from).toBe(place - (place % 2))
    expect(around.photos.map((photo) => photo.id)).toContain(id)
  }
  expect((await pageAt('from=6')).photos).toEqual([])
  const [first] = seen
  await team.call(team.coach, `POST /photos/${first}/removal`)
  const hidden = `GET /albums/${albumId}/photos?around=${first}`
  expect((await team.call(team.ben, hidden)).status).toBe(404)
  expect((await team.call(team.coach, hidden)).status).toBe(200)
})
