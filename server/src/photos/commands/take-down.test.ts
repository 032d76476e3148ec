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

describe('taking down', () => {
  const taken = async (who: 'coach' | 'adult' | 'ben' | 'mother') => {
    await team.add(team.coach, albumId, await aPicture())
    await team.publish(albumId)
    const [photo] = await team.list(team.father, albumId)
    const answer = await team.call(team[who], `POST /photos/${photo?.id}/removal`)
    expect(answer.status).toBe(200)
    return photo?.id ?? ''
  }

  test('hides a picture at once from everyone but staff, and tells staff and the uploader', async () => {
    await taken('mother')
    expect(await team.list(team.father, albumId)).toEqual([])
    expect(await team.list(team.mother, albumId)).toEqual([])
    expect(await team.list(team.coach, albumId)).toMatchObject([{ state: 'taken_down' }])
    expect(await team.announced('photos.taken_down')).toMatchObject([
      { actorId: team.mother.accountId, uploaderId: team.coach.accountId },
    ])
  })

  test.each([
    ['mother', 403],
    ['ben', 403],
    ['adult', 200],
    ['coach', 200],
  ] as const)('of the %s is undone by staff: %s', async (who, status) => {
    const photoId = await taken(who)
    expect((await team.call(team.coach, `DELETE /photos/${photoId}/removal`)).status).toBe(status)
    expect(await team.list(team.father, albumId)).toHaveLength(status === 200 ? 1 : 0)
  })

  test('is undone by the person who did it, and by no other parent', async () => {
    const photoId = await taken('mother')
    const undo = (who: 'father' | 'mother') =>
      team.call(team[who], `DELETE /photos/${photoId}/removal`)
    expect((await undo('father')).status).toBe(404)
    expect((await undo('mother')).status).toBe(200)
    expect(await team.list(team.father, albumId)).toHaveLength(1)
  })

  test('deletes the picture after 30 days', async () => {
    const photoId = await taken('mother')
    platform.setClock('2026-04-13T09:00:00.000Z')
    await expirePhotos(platform)
    expect(await team.list(team.coach, albumId)).toHaveLength(1)
    platform.setClock('2026-04-13T11:00:00.000Z')
    await expirePhotos(platform)
    expect(await team.list(team.coach, albumId)).toEqual([])
    const [file] = await database
      .selectFrom('files')
      .select('removed_at')
      .where('id', '=', photoId)
      .execute()
    expect(file?.removed_at).not.toBeNull()
  })
})
