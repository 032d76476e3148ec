import { AppError } from '#server/platform/errors.ts'

import { zipAddress } from '../queries/addresses.ts'
import { findAlbum } from '../queries/albums.ts'
import type { Showing } from './shown.ts'

/** The address of an album's zip file. */
export async function shownDownload(
  { db, actor: { teamId, accountId }, seen, platform }: Showing,
  albumId: string,
): Promise<{ download: string; photoCount: number }> {
  const album = await findAlbum(db, { teamId, albumId }, seen)
  if (album === undefined) throw new AppError('not_found')
  const { photoCount } = album
  return { download: await zipAddress(platform, { teamId, albumId, accountId }), photoCount }
}
