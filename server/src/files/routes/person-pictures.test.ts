import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { makeServer } from '#server/platform/http/server.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { storePicture } from '../commands/pictures.ts'
import { pictureAddresses } from '../queries/addresses.ts'
import { fileRoutes } from '../routes.ts'

const platform = await testPlatform()
const app = makeServer(platform, { scriptHashes: [], secure: false })
await fileRoutes(app, { platform, identify: async () => undefined })

const fetched = (url: string) => app.inject({ url })

test('trust.md 1.4: the URL of a person’s picture expires within ten minutes, and no other URL opens it', async () => {
  const gif = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'one-pixel.gif'))
  const { id, picture } = await storePicture(platform, {
    accountId: newId(),
    purpose: 'member_photo',
    fileName: 'me.gif',
    body: Readable.from([gif]),
  })
  const { statusCode, headers } = await fetched(picture.full)
  expect(statusCode).toBe(200)
  const [, seconds] = /max-age=(\d+)/.exec(String(headers['cache-control'])) ?? []
  expect(Number(seconds)).toBeLessThanOrEqual(600)
  const long = (await pictureAddresses(platform))(id)
  expect((await fetched(long?.full ?? '')).statusCode).toBe(404)

  platform.setClock(new Date(platform.clock().getTime() + 600_000).toISOString())
  expect((await fetched(picture.full)).statusCode).toBe(404)
})
