import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'

import { actOnClub } from '../commands/act-on-club.ts'
import { findGroups, findOperatedClub } from '../queries/groups.ts'
import { forOperators } from './operators.ts'

export const groupRoutes = {
  groups: forOperators.groups.handler(({ input, context: { platform } }) =>
    findGroups(platform.database, input),
  ),

  actOnClub: forOperators.actOnClub.handler(({ input, context }) => {
    const { platform, actor } = context
    return command(context, async (tx) => {
      await actOnClub(tx, { platform, actor }, input)
      const club = await findOperatedClub(tx, input.groupId)
      if (club === undefined) throw new AppError('not_found')
      return club
    })
  }),
}
