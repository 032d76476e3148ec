import { implement } from '@orpc/server'
import { childrenEndpoints } from '@touchline/contract/children/endpoints'

import { personPictures } from '#server/files/queries/addresses.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand } from '#server/teams/routes/handlers.ts'

import { changePhotoOptOut } from '../commands/photo-opt-out.ts'
import { changePhoto } from '../commands/photo.ts'

const os = implement(childrenEndpoints).$context<RequestContext>()

export const pictureRoutes = {
  changePhotoOptOut: os.changePhotoOptOut.handler(
    teamCommand(({ db, input, ...caller }) => changePhotoOptOut(db, caller, input)),
  ),

  changePhoto: os.changePhoto.handler(
    teamCommand(async ({ db, input, context, ...caller }) =>
      changePhoto(db, { ...caller, show: await personPictures(context.platform) }, input),
    ),
  ),
}
