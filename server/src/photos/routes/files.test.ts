import { request } from 'node:http'

import { albumDownload, partResult, upload, type Photo } from '@touchline/contract/photos/shapes'
import { photoLimits } from '@touchline/domain/photos/limits'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

import { documentKey } from '#server/platform/storage/keys.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { expirePhotos } from '../commands/expire.ts'
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

const bytesAt = async (address: string) =>
  Buffer.from(await (await fetch(origin + address)).arrayBuffer())

async function firstSeenBy(who: PhotoTeam['coach']): Promise<Photo> {
  const [photo] = await team.list(who, albumId)
  if (photo === undefined) throw new Error('no picture is seen')
  return photo
}

/** The connection breaks after these bytes of the second part. */
async function sendAndBreak(uploadId: string | null, bytes: Buffer): Promise<void> {
  const { partBytes } = photoLimits
  const path = `/storage/v1/teams/${team.teamId}/photo-uploads/${uploadId}?offset=${partBytes}`
  const headers = {
    authorization: team.mother.accountId,
    'content-type': 'application/octet-stream',
    'content-length': partBytes,
  }
  const sending = request(origin + path, { method: 'PUT', headers })
  await new Promise((resolve) => {
    sending.once('error', resolve).once('close', resolve)
    sending.write(bytes, () => sending.destroy())
  })
}

async function waitingUploads(): Promise<number> {
  const rows = await database
    .selectFrom('photo_uploads')
    .select('received')
    .where('team_id', '=', team.teamId)
    .execute()
  return rows.length
}

test('a picture loses EXIF with GPS and is turned upright in every size', async () => {
  const marked = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .withExif({
      IFD0: { Make: 'SecretPhone', Artist: 'Marta' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1', GPSLongitude: '11/1 34/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SecretPlace/></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const before = await sharp(marked).metadata()
  expect(before.exif?.includes('SecretPhone')).toBe(true)
  expect(before.orientation).toBe(6)
  expect((await team.add(team.coach, albumId, marked)).status).toBe(200)
  const [photo] = await team.list(team.coach, albumId)
  expect(photo).toMatchObject({ width: 40, height: 60, state: 'waiting' })
  for (const address of [photo?.thumb, photo?.screen, photo?.original]) {
    const bytes = await bytesAt(address ?? '')
    const meta = await sharp(bytes).metadata()
    expect(meta).toMatchObject({ width: 40, height: 60 })
    expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
    expect(bytes.includes('Secret')).toBe(false)
  }
})

test('an upload goes on where the connection was lost, also after the file was picked again', async () => {
  const file = await aLargePicture()
  const { partBytes } = photoLimits
  expect(file.length).toBeGreaterThan(2 * partBytes)
  const first = upload.parse((await team.begin(team.mother, { albumId, file: file })).body)
  await team.sendPart(team.mother, first.uploadId, {
    offset: 0,
    bytes: file.subarray(0, partBytes),
  })
  await sendAndBreak(first.uploadId, file.subarray(partBytes, partBytes + 1000))
  const again = upload.parse((await team.begin(team.mother, { albumId, file: file })).body)
  expect(again).toEqual({ uploadId: first.uploadId, received: partBytes, partBytes })
  expect((await team.add(team.mother, albumId, file)).status).toBe(200)
  const [photo, ...others] = await team.list(team.mother, albumId)
  expect(others).toEqual([])
  expect(photo).toMatchObject({ width: 1100, height: 900, isMine: true })
  expect(await waitingUploads()).toBe(0)
  const third = upload.parse((await team.begin(team.mother, { albumId, file: file })).body)
  expect(third).toMatchObject({ uploadId: null, received: file.length })
})

test('a part whose response was lost is answered with how far the upload is', async () => {
  const file = await aLargePicture()
  const { partBytes } = photoLimits
  const { uploadId } = upload.parse((await team.begin(team.coach, { albumId, file: file })).body)
  const part = file.subarray(0, partBytes)
  const sent = await team.sendPart(team.coach, uploadId, { offset: 0, bytes: part })
  expect(partResult.parse(await sent.json())).toEqual({ received: partBytes, photoId: null })
  const repeated = await team.sendPart(team.coach, uploadId, { offset: 0, bytes: part })
  expect(repeated.status).toBe(409)
  expect(await repeated.json()).toMatchObject({ code: 'conflict', data: { received: partBytes } })
  const short = await team.sendPart(team.coach, uploadId, {
    offset: partBytes,
    bytes: Buffer.from('short'),
  })
  expect(short.status).toBe(422)
})

test.each([
  ['a text', Buffer.from('not a picture at all'), 'not_an_image'],
  [
    'half a picture',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]),
    'image_damaged',
  ],
])('%s is refused with the reason and leaves nothing behind', async (_, file, code) => {
  const answer = await team.add(team.coach, albumId, file)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code })
  expect(await team.list(team.coach, albumId)).toEqual([])
  expect(await waitingUploads()).toBe(0)
})

test('a picture that is too large, or an album that is full, is refused before anything is sent', async () => {
  const file = await aPicture()
  const tooLarge = await team.begin(team.coach, {
    albumId,
    file: file,
    bytes: photoLimits.bytes + 1,
  })
  expect(tooLarge.body).toMatchObject({ code: 'photo_too_large' })
  const exact = await team.begin(team.coach, { albumId, file: file, bytes: photoLimits.bytes })
  expect(exact.status).toBe(200)
  await team.add(team.coach, albumId, file)
  await database
    .updateTable('files')
    .set({ bytes: 2_000_000_000 })
    .where('team_id', '=', team.teamId)
    .execute()
  for (let copy = 0; copy < 5; copy += 1)
    await team.add(team.coach, albumId, await aPicture(`#${copy}0${copy}0${copy}0`))
  await database
    .updateTable('files')
    .set({ bytes: 2_000_000_000 })
    .where('team_id', '=', team.teamId)
    .execute()
  const full = await team.begin(team.coach, { albumId, file: await aPicture('#222222') })
  expect(full.body).toMatchObject({ code: 'team_photos_full' })
})

const statusOf = async (address: string) => (await fetch(origin + address)).status

test('addresses are private, end after ten minutes and fit one picture and person', async () => {
  await team.add(team.coach, albumId, await aPicture())
  const waiting = await firstSeenBy(team.coach)
  await team.publish(albumId)
  const { id, screen: address } = await firstSeenBy(team.father)
  const { headers, status } = await fetch(origin + address)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  expect((await fetch(origin + address, again)).status).toBe(304)
  for (const wrong of [
    address.replace(/signature=./, 'signature=_'),
    address.replace(/until=\d/, 'until=9'),
    address.replace(id, albumId),
    address.replace(team.father.accountId, team.coach.accountId),
    address.split('?')[0] ?? '',
  ])
    expect(await statusOf(wrong)).toBe(404)
  platform.setClock('2026-03-14T10:11:00.000Z')
  expect(await statusOf(waiting.screen)).toBe(404)
})

test('a picture taken down is gone at once, also for a browser that has it', async () => {
  await team.add(team.coach, albumId, await aPicture())
  await team.publish(albumId)
  const [father, coach] = [await firstSeenBy(team.father), await firstSeenBy(team.coach)]
  const { headers } = await fetch(origin + father.thumb)
  await team.call(team.mother, `POST /photos/${father.id}/removal`)
  const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  expect((await fetch(origin + father.thumb, again)).status).toBe(404)
  expect(await statusOf(father.original)).toBe(404)
  expect(await statusOf(coach.screen)).toBe(200)
})

test('addresses of someone who has left, or is blocked from a child, end at once', async () => {
  await team.add(team.coach, albumId, await aPicture())
  await team.publish(albumId)
  const zipOf = async (who: PhotoTeam['coach']) => {
    const { body } = await team.call(who, `GET /albums/${albumId}/download`)
    return albumDownload.parse(body).download
  }
  const seen = async (who: PhotoTeam['coach']) => [(await firstSeenBy(who)).thumb, await zipOf(who)]
  const [ofAdult, ofFather] = [await seen(team.adult), await seen(team.father)]
  for (const address of [...ofAdult, ...ofFather]) expect(await statusOf(address)).toBe(200)
  await sql`update members set left_at = now() where id = ${team.adult.memberId}`.execute(database)
  await sql`update guardianships set blocked_at = now() where team_id = ${team.teamId}
    and member_id = ${team.mia.memberId}`.execute(database)
  for (const address of [...ofAdult, ...ofFather]) expect(await statusOf(address)).toBe(404)
})

test('an album is downloaded as a zip of its published pictures', async () => {
  for (const color of ['#111111', '#222222', '#333333'])
    await team.add(team.coach, albumId, await aPicture(color))
  await team.publish(albumId)
  const [first] = await team.list(team.father, albumId)
  await team.call(team.father, `POST /photos/${first?.id}/removal`)
  await team.add(team.coach, albumId, await aPicture('#444444'))
  const { body } = await team.call(team.mother, `GET /albums/${albumId}/download`)
  expect(body).toMatchObject({ photoCount: 2 })
  const address = albumDownload.parse(body).download
  const answer = await fetch(origin + address)
  expect(answer.headers.get('content-disposition')).toContain('Summer%20camp.zip')
  const zip = Buffer.from(await answer.arrayBuffer())
  const names = zip.toString('latin1').match(/\d{4}\.jpg/g)
  expect(new Set(names)).toEqual(new Set(['0001.jpg', '0002.jpg']))
  expect((await fetch(`${origin}${address.replace(/signature=./, 'signature=_')}`)).status).toBe(
    404,
  )
})

test('a picture taken down while the zip is sent is left out', async () => {
  for (const color of ['#000000', '#111111', '#222222'])
    await team.add(team.coach, albumId, await aPicture(color))
  await team.publish(albumId)
  const [first, second] = await team.list(team.father, albumId)
  // More than the network holds, so that the rest isn't packed before it is read.
  const large = Buffer.alloc(30_000_000)
  await platform.storage.put(documentKey(first?.id ?? ''), large, 'image/jpeg')
  const { body } = await team.call(team.mother, `GET /albums/${albumId}/download`)
  const { download, photoCount } = albumDownload.parse(body)
  expect(photoCount).toBe(3)
  const answer = await fetch(origin + download)
  await team.call(team.father, `POST /photos/${second?.id}/removal`)
  const zip = Buffer.from(await answer.arrayBuffer())
  expect(new Set(zip.toString('latin1').match(/\d{4}\.jpg/g))).toEqual(
    new Set(['0001.jpg', '0003.jpg']),
  )
})

test("another team's album, upload and picture are not found", async () => {
  await team.add(team.coach, albumId, await aPicture())
  await team.publish(albumId)
  const [photo] = await team.list(team.coach, albumId)
  const stranger = await anAccount(database, 'Sam')
  const other = await aTeam(database)
  await aMember(database, other, { accountId: stranger, isAdmin: true })
  const sam = { accountId: stranger }
  for (const line of [
    'GET /albums',
    `GET /albums/${albumId}`,
    `GET /albums/${albumId}/photos`,
    `GET /albums/${albumId}/download`,
    `POST /photos/${photo?.id}/removal`,
  ])
    expect((await team.call(sam, line)).status).toBe(404)
  const there = await fetch(`${origin}/rest/v1/teams/${other}/albums/${albumId}/photos`, {
    headers: { authorization: stranger },
  })
  expect(there.status).toBe(404)
})

test('an abandoned upload is deleted with its parts', async () => {
  const file = await aLargePicture()
  const { uploadId } = upload.parse((await team.begin(team.coach, { albumId, file: file })).body)
  await team.sendPart(team.coach, uploadId, {
    offset: 0,
    bytes: file.subarray(0, photoLimits.partBytes),
  })
  const parts = async () =>
    (await platform.storage.list('uploads/')).filter((key) => key.includes(String(uploadId)))
  expect(await parts()).toHaveLength(1)
  platform.setClock('2026-03-15T05:59:00.000Z')
  await expirePhotos(platform)
  expect(await waitingUploads()).toBe(1)
  platform.setClock('2026-03-15T06:01:00.000Z')
  await expirePhotos(platform)
  expect(await waitingUploads()).toBe(0)
  expect(await parts()).toEqual([])
})
