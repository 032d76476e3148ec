import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

import { uploadedPicture } from '@touchline/contract/files/shapes'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { uploadsFolder } from '#server/files/commands/receive.ts'
import { sweepFiles } from '#server/files/jobs.ts'

import { running, type Person } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

/** The rows of trust.md about uploads that concern a whole team and its picture. */
const touchline = await running()
const { ask, done, platform, signUp } = touchline
const origin = await touchline.app.http.listen({ port: 0, host: '127.0.0.1' })
const owner = await signUp('Eva')
const names = z
  .array(z.string())
  .parse(
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../files/fixtures/file-names.json'), 'utf8'),
    ),
  )

const address = `${origin}/storage/v1/pictures?purpose=team_logo`
const signedIn = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
const team = z.object({
  team: z.object({ id: z.uuid(), logo: z.object({ full: z.string() }).nullable() }),
})

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })

async function upload(body: Uint8Array, who = owner): Promise<string> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: signedIn(who),
    body: new Uint8Array(body),
  })
  expect(answer.status).toBe(201)
  return uploadedPicture.parse(await answer.json()).id
}

const aTeam = async () =>
  (await done(owner, 'POST /teams', { body: teamFields, shape: team })).team.id

const wear = (teamId: string, logoFileId: string) =>
  ask(owner, {
    method: 'PATCH',
    path: `/rest/v1/teams/${teamId}`,
    body: { changes: { logoFileId } },
  })

async function logoOf(teamId: string): Promise<string> {
  const { logo } = (await done(owner, `GET /teams/${teamId}`, { shape: team })).team
  return origin + (logo?.full ?? '')
}

async function statusAt(url: string): Promise<number> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status
}

test.each(names)('stores a file called %j under our own name', async (name) => {
  const bytes = await picture('green').png().toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(address, { method: 'POST', headers: signedIn(owner), body: form })
  const { id, picture: stored } = uploadedPicture.parse(await answer.json())
  expect(stored.full).toMatch(new RegExp(`^/storage/v1/pictures/${id}/full\\?until=`))
  const { headers, status } = await fetch(origin + stored.full)
  expect(status).toBe(200)
  expect(headers.get('x-injected')).toBeNull()
  expect(headers.get('content-type')).toBe('image/webp')
})

test('leaves only the old logo when an upload breaks off', async () => {
  const teamId = await aTeam()
  await wear(teamId, await upload(await picture('red').png().toBuffer()))
  const before = await logoOf(teamId)
  const files = await countFiles()

  const half = (await picture('blue').png().toBuffer()).subarray(0, 80)
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const head = `POST /storage/v1/pictures?purpose=team_logo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\nContent-Length: ${half.length * 2}\r\n\r\n`
  await new Promise<void>((resolve) =>
    socket.write(Buffer.concat([Buffer.from(head), half]), () => resolve()),
  )
  await expect.poll(() => readdirSync(uploadsFolder(platform.config)).length).toBe(1)
  socket.destroy()

  await expect.poll(() => readdirSync(uploadsFolder(platform.config))).toEqual([])
  await sweepFiles(platform)
  expect(await countFiles()).toBe(files)
  expect(await logoOf(teamId)).toBe(before)
  expect(await statusAt(before)).toBe(200)
})

async function countFiles(): Promise<number> {
  const { count } = await platform.database
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('keeps one of two simultaneous logos and stops serving the other', async () => {
  const teamId = await aTeam()
  const ids = await Promise.all(
    ['red', 'blue'].map(async (colour) => upload(await picture(colour).png().toBuffer())),
  )
  const answers = await Promise.all(ids.map((id) => wear(teamId, id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const served = await platform.database
    .selectFrom('files')
    .select('id')
    .where('team_id', '=', teamId)
    .where('removed_at', 'is', null)
    .execute()
  expect(served).toHaveLength(1)
  expect(await logoOf(teamId)).toContain(served[0]?.id)
})

test('ends a link when the logo is replaced or its team deleted', async () => {
  const teamId = await aTeam()
  await wear(teamId, await upload(await picture('red').png().toBuffer()))
  const first = await logoOf(teamId)
  expect(await statusAt(first)).toBe(200)
  await wear(teamId, await upload(await picture('blue').png().toBuffer()))
  expect(await statusAt(first)).toBe(404)

  const second = await logoOf(teamId)
  expect(await statusAt(second)).toBe(200)
  const body = { typedName: teamFields.name }
  const gone = await ask(owner, { method: 'DELETE', path: `/rest/v1/teams/${teamId}`, body })
  expect(gone.status).toBeLessThan(300)
  expect(await statusAt(second)).toBe(404)
})

test('uses no picture of another team or person', async () => {
  const theirs = await aTeam()
  const taken = await upload(await picture('red').png().toBuffer())
  await wear(theirs, taken)
  const mine = await aTeam()
  expect((await wear(mine, taken)).status).toBeGreaterThanOrEqual(400)

  const luis = await signUp('Luis')
  const loose = await upload(await picture('blue').png().toBuffer(), luis)
  expect((await wear(mine, loose)).status).toBeGreaterThanOrEqual(400)
  expect(await logoOf(mine)).toBe(origin)
})

test('a photo reveals no place, device or author', async () => {
  const photo = await picture('red')
    .withExif({
      IFD0: { ImageDescription: 'the home of Leo', Artist: 'Ana Torres', Software: 'Cam 1' },
      IFD2: { BodySerialNumber: 'SN-4711', CameraOwnerName: 'Ana Torres' },
      IFD3: { GPSLatitude: '41/1 23/1 0/1', GPSLongitude: '2/1 10/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>Ana Torres</creator></x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect(photo.includes('SN-4711')).toBe(true)
  const { picture: stored } = uploadedPicture.parse(
    await (
      await fetch(address, {
        method: 'POST',
        headers: signedIn(owner),
        body: new Uint8Array(photo),
      })
    ).json(),
  )
  for (const url of [stored.full, stored.thumb]) {
    const bytes = Buffer.from(await (await fetch(origin + url)).arrayBuffer())
    for (const secret of ['SN-4711', 'Ana Torres', 'home of Leo', 'Cam 1', 'xmpmeta', 'Exif'])
      expect([secret, bytes.includes(secret)]).toEqual([secret, false])
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  }
})

test('stores a picture that is also an archive without the archive', async () => {
  const archive = zipSync({ 'evil.html': strToU8('<script>alert(1)</script>') })
  const both = Buffer.concat([await picture('red').jpeg().toBuffer(), archive])
  const id = await upload(both)
  const teamId = await aTeam()
  await wear(teamId, id)
  const bytes = Buffer.from(await (await fetch(await logoOf(teamId))).arrayBuffer())
  expect(bytes.includes('evil.html')).toBe(false)
  expect(bytes.includes('PK\u0003\u0004')).toBe(false)
})

test('cuts five gigabytes without a length at the limit, with constant memory', async () => {
  const before = process.memoryUsage().rss
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).resume()
  socket.write(
    `POST /storage/v1/pictures?purpose=team_logo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const part = Buffer.concat([
    Buffer.from('10000\r\n'),
    Buffer.alloc(65_536, 0x89),
    Buffer.from('\r\n'),
  ])
  let sent = 0
  while (!socket.destroyed && sent < 5 * 1024 ** 3) {
    sent += part.length
    await new Promise<void>((resolve) => {
      if (socket.write(part)) setImmediate(resolve)
      else socket.once('drain', resolve).once('close', resolve)
    })
  }
  expect(sent).toBeLessThan(1024 ** 3)
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
  expect(readdirSync(uploadsFolder(platform.config))).toEqual([])
})
