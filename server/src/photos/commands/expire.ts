import { warningDays } from '@touchline/domain/photos/expiry'
import { uploadHours } from '@touchline/domain/photos/limits'

import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { deleteAlbumRow } from '../queries/albums.ts'
import { deleteTakenDown, findEnded, noteWarned } from '../queries/expiry.ts'
import { findOldUploads } from '../queries/uploads.ts'
import { announceChanged } from './announce-photos.ts'
import { forgetUpload } from './forget-upload.ts'

const day = 86_400_000

type Expiring = Pick<Platform, 'database' | 'clock' | 'storage'>

/**
 * Warns teams of albums that end within 30 days, deletes those that ended, pictures taken down long ago
 * and abandoned uploads. May run at any time, in several processes.
 */
export async function expirePhotos(platform: Expiring): Promise<void> {
  await warnTeams(platform)
  await deleteEnded(platform)
  const { database, clock } = platform
  let deleted = 1
  while (deleted > 0)
    deleted = await database.transaction().execute((tx) => deleteTakenDown(tx, clock()))
  await forgetAbandoned(platform)
}

async function warnTeams({ database, clock }: Expiring): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const teams = await noteWarned(tx, { now: clock(), days: warningDays })
    for (const { teamId } of teams)
      await announce(tx, { name: 'photos.expiring', topics: [], payload: { teamId } })
  })
}

/** An album is never deleted less than the days of the warning after it. */
async function deleteEnded({ database, clock }: Expiring): Promise<void> {
  const now = clock()
  const warnedBefore = new Date(now.getTime() - (warningDays - 1) * day)
  let deleted = 1
  while (deleted > 0)
    deleted = await database.transaction().execute(async (tx) => {
      const ended = await findEnded(tx, { now, warnedBefore })
      for (const key of ended) {
        await deleteAlbumRow(tx, key, now)
        await announceChanged(tx, key.teamId)
      }
      return ended.length
    })
}

async function forgetAbandoned(platform: Expiring): Promise<void> {
  const before = new Date(platform.clock().getTime() - uploadHours * 3_600_000)
  let old = await findOldUploads(platform.database, before)
  while (old.length > 0) {
    for (const upload of old) await forgetUpload(platform, upload)
    old = await findOldUploads(platform.database, before)
  }
}
