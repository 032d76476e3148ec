import { album } from '@touchline/contract/photos/shapes'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aPicture, photoServer } from '../testing/photo-server.ts'
import { aPhotoTeam, type PhotoTeam } from '../testing/photo-team.ts'
import { expirePhotos } from './expire.ts'

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

describe('the end of a season', () => {
  test('warns once, 30 days before, and deletes pictures and files after it', async () => {
    await team.add(team.coach, albumId, await aPicture())
    await team.publish(albumId)
    const { expiresOn } = album.parse((await team.call(team.coach, `GET /albums/${albumId}`)).body)
    expect(expiresOn).toBe('2026-07-31')
    platform.setClock('2026-06-30T12:00:00.000Z')
    await expirePhotos(platform)
    expect(await team.announced('photos.expiring')).toEqual([])
    platform.setClock('2026-07-01T12:00:00.000Z')
    await expirePhotos(platform)
    await expirePhotos(platform)
    expect(await team.announced('photos.expiring')).toHaveLength(1)
    platform.setClock('2026-07-31T12:00:00.000Z')
    await expirePhotos(platform)
    expect(await team.list(team.mother, albumId)).toHaveLength(1)
    platform.setClock('2026-08-01T12:00:00.000Z')
    await expirePhotos(platform)
    expect((await team.call(team.coach, `GET /albums/${albumId}`)).status).toBe(404)
    const files = await database
      .selectFrom('files')
      .select('removed_at')
      .where('team_id', '=', team.teamId)
      .execute()
    expect(files.map((file) => file.removed_at !== null)).toEqual([true])
  })

  test('is put off by a season, once', async () => {
    const extend = () => team.call(team.coach, `POST /albums/${albumId}/extension`)
    expect((await extend()).body).toMatchObject({ expiresOn: '2027-07-31', mayExtend: false })
    expect((await extend()).status).toBe(409)
  })

  test('never deletes an album that was warned of too late', async () => {
    platform.setClock('2026-07-20T12:00:00.000Z')
    await expirePhotos(platform)
    platform.setClock('2026-08-01T12:00:00.000Z')
    await expirePhotos(platform)
    expect((await team.call(team.coach, `GET /albums/${albumId}`)).status).toBe(200)
    platform.setClock('2026-08-19T12:00:00.000Z')
    await expirePhotos(platform)
    expect((await team.call(team.coach, `GET /albums/${albumId}`)).status).toBe(404)
  })
})
