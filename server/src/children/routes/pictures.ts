import { implement } from '@orpc/server'
import { childrenEndpoints } from '@touchline/contract/children/endpoints'

import { personPictures } from '#server/files/queries/addresses.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { changeNeverShown, readNeverShown } from '../commands/never-shown.ts'
import { changePhoto } from '../commands/photo.ts'
import { askingOf, commandOf } from './asking.ts'

const os = implement(childrenEndpoints).$context<RequestContext>()

export const pictureRoutes = {
  neverShown: os.neverShown.handler(async ({ input, context }) => {
    const { database } = context.platform
    return readNeverShown(database, await askingOf(context, input.teamId, database), input)
  }),

  changeNeverShown: os.changeNeverShown.handler(({ input, context }) =>
    commandOf(context, input.teamId, (tx, asking) => changeNeverShown(tx, asking, input)),
  ),

  changePhoto: os.changePhoto.handler(async ({ input, context }) => {
    const show = await personPictures(context.platform)
    return commandOf(context, input.teamId, (tx, asking) =>
      changePhoto(tx, { ...asking, show }, input),
    )
  }),
}
