import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'

import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { expectedFailure } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { pictureKey } from '#server/platform/storage/keys.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { sweepFiles } from '../jobs.ts'
import { claimPicture, storePicture } from './pictures.ts'
import { uploadsFolder } from './receive.ts'

const platform = await testPlatform()
const { database, storage } = platform
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

async function upload(accountId: string, on: Platform = platform) {
  const body = Readable.from([png])
  return storePicture(on, { accountId, purpose: 'avatar', fileName: 'me.png', body })
}

async function isKept(id: string): Promise<boolean> {
  const [row] = await database.selectFrom('files').select('id').where('id', '=', id).execute()
  const bytes = await storage.get(pictureKey(id, 'full'))
  bytes?.destroy()
  return row !== undefined && bytes !== undefined
}

test('a full disk fails with storage_full and leaves neither a row nor half a picture', async () => {
  const accountId = newId()
  let puts = 0
  const full: Platform = {
    ...platform,
    storage: {
      ...storage,
      async put(...given) {
        puts += 1
        if (puts === 2) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        await storage.put(...given)
      },
    },
  }
  const failure = await upload(accountId, full).catch(expectedFailure)
  expect(failure).toMatchObject({ code: 'storage_full', status: 507 })
  const rows = await database
    .selectFrom('files')
    .selectAll()
    .where('uploaded_by', '=', accountId)
    .execute()
  expect(rows).toEqual([])
  expect(readdirSync(uploadsFolder(platform.config))).toEqual([])
  expect(await isKept((await upload(accountId)).id)).toBe(true)
})

test('the sweep deletes pictures unused for a day or replaced a day ago, and no others', async () => {
  const accountId = newId()
  const [unused, used, replaced] = [
    await upload(accountId),
    await upload(accountId),
    await upload(accountId),
  ]
  for (const { id } of [used, replaced])
    await database.transaction().execute((tx) =>
      claimPicture(tx, {
        fileId: id,
        purpose: 'avatar',
        uploadedBy: accountId,
        owner: { accountId },
      }),
    )
  await database
    .updateTable('files')
    .set({ removed_at: platform.clock() })
    .where('id', '=', replaced.id)
    .execute()
  const fresh = await upload(accountId)
  await sweepFiles(platform)
  expect(await isKept(unused.id)).toBe(true)

  platform.setClock('2026-03-15T09:00:01Z')
  const young = await upload(accountId)
  await sweepFiles(platform)
  const kept = await Promise.all([unused, used, replaced, fresh, young].map(({ id }) => isKept(id)))
  expect(kept).toEqual([false, true, false, false, true])
})

test("two forms can't claim the same picture at once", async () => {
  const accountId = newId()
  const { id } = await upload(accountId)
  const claims = await Promise.allSettled(
    [newId(), newId()].map((teamId) =>
      database.transaction().execute((tx) =>
        claimPicture(tx, {
          fileId: id,
          purpose: 'avatar',
          uploadedBy: accountId,
          owner: { teamId },
        }),
      ),
    ),
  )
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
