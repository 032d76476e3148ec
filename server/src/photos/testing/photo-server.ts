import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { afterAll } from 'vitest'

import type { Identify } from '#server/platform/http/context.ts'
import { restRoutes } from '#server/platform/http/rest.ts'
import { makeServer } from '#server/platform/http/server.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { photosRoutes } from '../routes.ts'
import { photoFileRoutes } from '../routes/files.ts'

/** Real HTTP, API and files, with the account named in the header. Returns its origin. */
export async function photoServer(platform: TestPlatform): Promise<string> {
  const app = makeServer(platform, { scriptHashes: [], secure: false })
  const identify: Identify = async ({ headers: { authorization: id } }) =>
    id === undefined ? undefined : { id, email: '', sessionId: newId(), userMetadata: {} }
  await photoFileRoutes(app, { platform, identify })
  restRoutes(app, { platform, identify, router: { photos: photosRoutes } })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => app.close())
  return origin
}

/** A small JPEG; each colour is another file. */
export function aPicture(color = '#14532d'): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
}

/** Noise doesn't compress, so the file has several parts. */
export async function aLargePicture(): Promise<Buffer> {
  const [width, height] = [1100, 900]
  const noise = Buffer.alloc(width * height * 3)
  for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 7919 + ((at * at) % 251)) % 256
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
