import { implement } from '@orpc/server'
import { photosEndpoints } from '@touchline/contract/photos/endpoints'

import type { Queryable } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery, type TeamCall } from '#server/teams/routes/handlers.ts'

import {
  changeAlbum,
  createAlbum,
  deleteAlbum,
  extendAlbum,
  openEventAlbum,
} from './commands/albums.ts'
import { photoContext } from './commands/photo-context.ts'
import { askConsent, publish, settleRefusal } from './commands/publish.ts'
import { deletePhoto, restore, takeDown } from './commands/take-down.ts'
import { startUpload } from './commands/uploads.ts'
import { shownCheck } from './routes/shown-check.ts'
import { shownDownload } from './routes/shown-download.ts'
import { shownAlbum, shownAlbums, shownPhoto, shownPhotos, type Showing } from './routes/shown.ts'

const os = implement(photosEndpoints).$context<RequestContext>()

async function showing({
  db,
  actor,
  now,
  context,
}: TeamCall<unknown, Queryable>): Promise<Showing> {
  return { ...(await photoContext(db, { actor, now })), db, platform: context.platform }
}

export const photosRoutes = os.router({
  albums: os.albums.handler(teamQuery(async (call) => shownAlbums(await showing(call)))),

  createAlbum: os.createAlbum.handler(
    teamCommand(async (call) => {
      const context = await showing(call)
      return shownAlbum(context, await createAlbum(call.db, context, call.input.album))
    }),
  ),

  openEventAlbum: os.openEventAlbum.handler(
    teamCommand(async (call) => {
      const context = await showing(call)
      return shownAlbum(context, await openEventAlbum(call.db, context, call.input.eventId))
    }),
  ),

  album: os.album.handler(
    teamQuery(async (call) => shownAlbum(await showing(call), call.input.albumId)),
  ),

  changeAlbum: os.changeAlbum.handler(
    teamCommand(async (call) => {
      const context = await showing(call)
      await changeAlbum(call.db, context, call.input)
      return shownAlbum(context, call.input.albumId)
    }),
  ),

  extendAlbum: os.extendAlbum.handler(
    teamCommand(async (call) => {
      const context = await showing(call)
      await extendAlbum(call.db, context, call.input.albumId)
      return shownAlbum(context, call.input.albumId)
    }),
  ),

  deleteAlbum: os.deleteAlbum.handler(
    teamCommand(async (call) => {
      await deleteAlbum(call.db, await showing(call), call.input.albumId)
      return call.input
    }),
  ),

  photos: os.photos.handler(
    teamQuery(async (call) => shownPhotos(await showing(call), call.input)),
  ),

  check: os.check.handler(
    teamQuery(async (call) => shownCheck(await showing(call), call.input.albumId)),
  ),

  publish: os.publish.handler(
    teamCommand(async (call) => {
      const context = await showing(call)
      await publish(call.db, context, call.input)
      return shownAlbum(context, call.input.albumId)
    }),
  ),

  askConsent: os.askConsent.handler(
    teamCommand(async (call) => ({
      asked: await askConsent(call.db, await showing(call), call.input.albumId),
    })),
  ),

  settleRefusal: os.settleRefusal.handler(
    teamCommand(async (call) => {
      const context = await showing(call)
      await settleRefusal(call.db, context, call.input)
      return shownAlbums(context)
    }),
  ),

  takeDown: os.takeDown.handler(
    teamCommand(async (call) => {
      const context = await showing(call)
      await takeDown(call.db, context, call.input.photoId)
      return { photo: await shownPhoto(context, call.input.photoId) }
    }),
  ),

  restore: os.restore.handler(
    teamCommand(async (call) => {
      const context = await showing(call)
      await restore(call.db, context, call.input.photoId)
      return { photo: await shownPhoto(context, call.input.photoId) }
    }),
  ),

  deletePhoto: os.deletePhoto.handler(
    teamCommand(async (call) => {
      await deletePhoto(call.db, await showing(call), call.input.photoId)
      return call.input
    }),
  ),

  startUpload: os.startUpload.handler(
    teamCommand(async (call) => startUpload(call.db, await showing(call), call.input)),
  ),

  downloadAlbum: os.downloadAlbum.handler(
    teamQuery(async (call) => shownDownload(await showing(call), call.input.albumId)),
  ),
})
