import { crc32 } from 'node:zlib'

import { upload } from '@touchline/contract/photos/shapes'
import { photoLimits } from '@touchline/domain/photos/limits'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { aLargePicture, aPicture, photoServer } from '../testing/photo-server.ts'
import { aPhotoTeam, type PhotoTeam } from '../testing/photo-team.ts'

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

async function openUploads(): Promise<number> {
  const rows = await database
    .selectFrom('photo_uploads')
    .select('id')
    .where('team_id', '=', team.teamId)
    .execute()
  return rows.length
}

const aPng = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

test('two pages that send the same file add one picture', async () => {
  const file = await aLargePicture()
  const { partBytes } = photoLimits
  const { uploadId } = upload.parse((await team.begin(team.coach, { albumId, file })).body)
  const partAt = (offset: number) => {
    const bytes = file.subarray(offset, offset + partBytes)
    return team.sendPart(team.coach, uploadId, { offset, bytes })
  }
  for (let offset = 0; offset < file.length; offset += partBytes) {
    const answers = await Promise.all([partAt(offset), partAt(offset), partAt(offset)])
    const isLast = offset + partBytes >= file.length
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200 && !isLast))
      expect(await answer.json()).toMatchObject({ data: { received: offset + partBytes } })
  }
  expect(await team.list(team.coach, albumId)).toHaveLength(1)
  expect(await openUploads()).toBe(0)
})

test('no part is accepted of another person, another team or someone who has left', async () => {
  const file = await aLargePicture()
  const { uploadId } = upload.parse((await team.begin(team.mother, { albumId, file })).body)
  const part = { offset: 0, bytes: file.subarray(0, photoLimits.partBytes) }
  expect((await team.sendPart(team.father, uploadId, part)).status).toBe(404)
  const stranger = { ...team.mother, accountId: await anAccount(database, 'Sam') }
  expect((await team.sendPart(stranger, uploadId, part)).status).toBe(404)
  const path = `/storage/v1/teams/${team.teamId}/photo-uploads/${uploadId}?offset=0`
  expect((await fetch(origin + path, { method: 'PUT', body: 'x' })).status).toBe(401)
  await database.deleteFrom('guardians').where('account_id', '=', team.mother.accountId).execute()
  expect((await team.sendPart(team.mother, uploadId, part)).status).toBe(404)
  expect((await platform.storage.list('uploads/')).join(' ')).not.toContain(uploadId)
})

test('a picture with too many pixels is refused before it is decoded', async () => {
  const header = Buffer.from(await aPng())
  header.writeUInt32BE(30_000, 16)
  header.writeUInt32BE(30_000, 20)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  const began = performance.now()
  const answer = await team.add(team.coach, albumId, header)
  expect(await answer.json()).toMatchObject({ code: 'image_too_many_pixels' })
  expect(performance.now() - began).toBeLessThan(2000)
  expect(await openUploads()).toBe(0)
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a GIF', Buffer.from('474946383961010001000000002c00000000010001000002', 'hex')],
  ['a web page after a JPEG’s first bytes', Buffer.from('\xff\xd8\xff<html><script>', 'latin1')],
])('%s is refused', async (_, file) => {
  expect((await team.add(team.coach, albumId, file)).status).toBe(422)
  expect(await team.list(team.coach, albumId)).toEqual([])
})

test('what is hidden behind a picture is gone, in every size', async () => {
  const file = Buffer.concat([await aPicture(), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
  expect((await team.add(team.coach, albumId, file)).status).toBe(200)
  const [photo] = await team.list(team.coach, albumId)
  if (photo === undefined) throw new Error('no picture is seen')
  const { thumb, screen, original } = photo
  for (const address of [thumb, screen, original])
    expect(await (await fetch(origin + address)).text()).not.toContain('script')
})

test('an album takes 2,000 pictures, and a person begins 50 uploads', async () => {
  const { teamId, coach, mother } = team
  const begun = async (who: PhotoTeam['coach'], name: string) =>
    (await team.begin(who, { albumId, file: Buffer.from(name) })).body
  for (let number = 0; number < photoLimits.openUploads; number += 1)
    expect(await begun(mother, `${number}`)).toMatchObject({ received: 0 })
  expect(await begun(mother, 'one more')).toMatchObject({ code: 'too_many_requests' })
  expect(await begun(mother, '0')).toMatchObject({ received: 0 })
  await sql`
    with made as (
      insert into files (id, team_id, uploaded_by, kind, purpose, content_type, bytes)
      select gen_random_uuid(), ${teamId}, ${coach.accountId}, 'picture', 'album_photo', 'image/jpeg', 1
      from generate_series(1, ${photoLimits.albumPhotos}) returning id
    )
    insert into photos (team_id, id, album_id, fingerprint, taken_at, width, height, created_at)
    select ${teamId}, id, ${albumId}, id::text, now(), 1, 1, now() from made`.execute(database)
  expect(await begun(coach, 'too many')).toMatchObject({ code: 'album_full' })
})

test('what is on its way counts for the team’s space', async () => {
  await team.begin(team.mother, { albumId, file: Buffer.from('a'), bytes: photoLimits.bytes })
  await sql`update photo_uploads set bytes = 2147483647, received = 2147483646
    where team_id = ${team.teamId}`.execute(database)
  await team.add(team.coach, albumId, await aPicture())
  await sql`update files set bytes = 2147483647 where team_id = ${team.teamId}`.execute(database)
  await team.add(team.coach, albumId, await aPicture('#222222'))
  await sql`insert into files (id, team_id, uploaded_by, kind, purpose, content_type, bytes)
    select gen_random_uuid(), ${team.teamId}, ${team.coach.accountId}, 'picture', 'album_photo',
      'image/jpeg', 2147483647 from generate_series(1, 3)`.execute(database)
  const full = await team.begin(team.coach, { albumId, file: await aPicture('#333333') })
  expect(full.body).toMatchObject({ code: 'team_photos_full' })
})
