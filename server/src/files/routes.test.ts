import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

import { uploadedPicture } from '@touchline/contract/files/shapes'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'

import { makeServer } from '#server/platform/http/server.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { fileRoutes } from './routes.ts'

const platform = await testPlatform()
const accountId = newId()
const app = makeServer(platform, { scriptHashes: [], secure: false })
await fileRoutes(app, {
  platform,
  identify: async (request) =>
    request.headers.authorization === 'Bearer mine'
      ? { id: accountId, email: 'ana@example.org', sessionId: newId(), userMetadata: {} }
      : undefined,
})
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))

const signedIn = { authorization: 'Bearer mine' }

async function send(body: Uint8Array, headers: Record<string, string> = signedIn) {
  return fetch(`${origin}/storage/v1/pictures?purpose=team_logo`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
}

async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : body
}

async function bytesAt(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(origin + address)).arrayBuffer())
}

async function storedBytes(response: Response): Promise<Buffer> {
  expect(response.status).toBe(201)
  return bytesAt(uploadedPicture.parse(await response.json()).picture.full)
}

/** A valid picture of exactly this size, padded with a text chunk. */
async function pictureOf(bytes: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#14532d' } })
    .png()
    .toBuffer()
  const end = png.subarray(-12)
  const filler = Buffer.alloc(bytes - png.length - 12)
  const chunk = Buffer.concat([
    sizeOf(filler),
    Buffer.from('prVt'),
    filler,
    Buffer.from([0, 0, 0, 0]),
  ])
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return Buffer.concat([png.subarray(0, -12), chunk, end])
}

function sizeOf(bytes: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(bytes.length)
  return size
}

test.each([
  ['svg-script.svg', 'not_an_image'],
  ['svg-foreignobject.svg', 'not_an_image'],
  ['svg-xxe.svg', 'not_an_image'],
  ['svg-remote.svg', 'not_an_image'],
  ['html-named.png', 'not_an_image'],
  ['empty.png', 'not_an_image'],
  ['truncated.jpg', 'image_damaged'],
  ['gif-js-polyglot.gif', 'image_damaged'],
])('%s is refused: %s', async (name, code) => {
  const response = await send(fixture(name))
  expect(response.status).toBe(422)
  expect(await codeOf(response)).toBe(code)
})

test.each([
  ['png-with-html-tail.png', '<script'],
  ['png-text-xss.png', '<script'],
  ['php-named.jpg.php', '<?php'],
  ['gif-200-frames.gif', 'NETSCAPE'],
  ['one-pixel.gif', 'GIF8'],
])('%s is re-encoded without %j', async (name, forbidden) => {
  const stored = await storedBytes(await send(fixture(name)))
  expect(stored.includes(forbidden)).toBe(false)
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp' })
})

test('trust.md 2, row 14: a rotated photograph is stored upright, without location or other metadata', async () => {
  const photo = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: 'red' },
  })
    .withExif({
      IFD0: { ImageDescription: 'home of Leo', Artist: 'Ana' },
      IFD3: { GPSLatitude: '41/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const stored = await sharp(await storedBytes(await send(photo))).metadata()
  expect(stored).toMatchObject({ width: 512, height: 1024 })
  expect(stored.exif).toBeUndefined()
  expect(stored.orientation).toBeUndefined()
})

test('a CMYK picture is stored as sRGB with its colours', async () => {
  const cmyk = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#c02020' },
  })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  const [red = 0, green = 255] = await sharp(await storedBytes(await send(cmyk)))
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(140)
  expect(green).toBeLessThan(90)
})

test('two sizes are stored: a small one and one for the page', async () => {
  const wide = await sharp({
    create: { width: 3000, height: 1500, channels: 3, background: 'blue' },
  })
    .png()
    .toBuffer()
  const { picture } = uploadedPicture.parse(await (await send(wide)).json())
  expect(await sharp(await bytesAt(picture.full)).metadata()).toMatchObject({
    width: 1024,
    height: 512,
  })
  expect(await sharp(await bytesAt(picture.thumb)).metadata()).toMatchObject({
    width: 128,
    height: 64,
  })
})

test('a picture of 900 megapixels is refused quickly, by its header', async () => {
  const bomb = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  const before = performance.now()
  expect(await codeOf(await send(bomb))).toBe('image_too_many_pixels')
  expect(performance.now() - before).toBeLessThan(1000)
})

const limit = 5 * 1024 * 1024

test.each([5_000_000, limit])('a picture of %i bytes is stored', async (bytes) => {
  expect((await send(await pictureOf(bytes))).status).toBe(201)
})

test('one byte more than 5 MiB is refused, and the connection carries the next request', async () => {
  const refused = await send(await pictureOf(limit + 1))
  expect(await codeOf(refused)).toBe('image_too_large')
  expect((await send(fixture('one-pixel.gif'))).status).toBe(201)
})

test('a much too large body is refused unread, by its Content-Length', async () => {
  const response = await send(new Uint8Array(20 * 1024 * 1024))
  expect(response.status).toBe(413)
  expect(await codeOf(response)).toBe('too_large')
})

test('an endless body is cut off soon after the limit', async () => {
  expect(await bytesSentWithoutEnd()).toBeLessThan(1024 * 1024 * 1024)
})

/** Writes until the server stops reading. */
async function bytesSentWithoutEnd(): Promise<number> {
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(
    'POST /storage/v1/pictures?purpose=team_logo HTTP/1.1\r\nHost: localhost\r\n' +
      'Authorization: Bearer mine\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  const chunk = Buffer.concat([
    Buffer.from('10000\r\n'),
    Buffer.alloc(65_536, 0x89),
    Buffer.from('\r\n'),
  ])
  let sent = 0
  socket.resume()
  socket.on('error', () => undefined)
  while (!socket.destroyed) {
    sent += chunk.length
    await new Promise<void>((resolve) => {
      if (socket.write(chunk)) setImmediate(resolve)
      else socket.once('drain', resolve).once('close', resolve)
    })
  }
  return sent
}

test.each(['image/png', 'application/pdf', 'text/html', 'image/png; charset=x'])(
  'the content decides, not the declared type %s',
  async (type) => {
    const headers = { ...signedIn, 'content-type': type }
    expect((await send(fixture('one-pixel.gif'), headers)).status).toBe(201)
    expect((await send(Buffer.from('%PDF-1.7 not a picture'), headers)).status).toBe(422)
  },
)

test.each([
  '../../../../tmp/evil.png',
  'logo.html;.png',
  'a\r\nX-Injected: 1.png',
  '<img src=x onerror=alert(1)>.png',
  `${'a'.repeat(255)}.png`,
])('a form with a file called %j is stored under a name of ours', async (name) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(fixture('one-pixel.gif'))]), name)
  const response = await fetch(`${origin}/storage/v1/pictures?purpose=avatar`, {
    method: 'POST',
    headers: signedIn,
    body: form,
  })
  const { id, picture } = uploadedPicture.parse(await response.json())
  expect(picture.full).toMatch(new RegExp(`^/storage/v1/pictures/${id}/full\\?until=`))
  const download = await fetch(origin + picture.full)
  expect(download.headers.get('x-injected')).toBeNull()
})

test('uploading needs a signed-in account and a known purpose', async () => {
  expect((await send(fixture('one-pixel.gif'), {})).status).toBe(401)
  const unknown = await fetch(`${origin}/storage/v1/pictures?purpose=evil`, {
    method: 'POST',
    headers: signedIn,
    body: new Uint8Array(fixture('one-pixel.gif')),
  })
  expect(unknown.status).toBe(422)
})

test('a picture is served with its type, for a day, and only at a signed URL', async () => {
  const { picture } = uploadedPicture.parse(await (await send(fixture('one-pixel.gif'))).json())
  const good = await fetch(origin + picture.thumb)
  expect(good.status).toBe(200)
  expect(good.headers.get('content-type')).toBe('image/webp')
  expect(good.headers.get('x-content-type-options')).toBe('nosniff')
  expect(good.headers.get('cache-control')).toBe('private, max-age=86400, immutable')

  const tag = good.headers.get('etag') ?? ''
  const again = await fetch(origin + picture.thumb, { headers: { 'if-none-match': tag } })
  expect(again.status).toBe(304)

  const [path = ''] = picture.thumb.split('?')
  const forged = picture.thumb.replace(/signature=.{4}/, 'signature=AAAA')
  const later = picture.thumb.replace(/until=\d+/, 'until=99999')
  for (const wrong of [path, forged, later, path.replace('thumb', '..%2fthumb')])
    expect((await fetch(origin + wrong)).status).toBe(404)
})

test('a URL expires after the next day, when another one is used', async () => {
  const { picture } = uploadedPicture.parse(await (await send(fixture('one-pixel.gif'))).json())
  platform.setClock('2026-03-15T23:59:00Z')
  expect((await fetch(origin + picture.full)).status).toBe(200)
  platform.setClock('2026-03-16T00:00:01Z')
  expect((await fetch(origin + picture.full)).status).toBe(404)
  platform.setClock('2026-03-14T09:00:00Z')
})

test('50 uploads at once all succeed without using more memory', async () => {
  const photo = await pictureOf(limit)
  const before = process.memoryUsage().rss
  const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOfUpload(photo)))
  expect(statuses).toEqual(Array.from({ length: 50 }, () => 201))
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

/** Sends the buffer without copying it, because the test measures the memory of this process. */
async function statusOfUpload(body: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(
      `${origin}/storage/v1/pictures?purpose=team_cover`,
      { method: 'POST', headers: { ...signedIn, 'content-length': body.length } },
      (answer) => resolve(answer.resume().statusCode),
    )
    sending.on('error', reject).end(body)
  })
}
