import { command } from '#server/platform/http/command.ts'

import { actOnClub } from '../commands/act-on-club.ts'
import { configureGroup } from '../commands/configure-group.ts'
import { findGroups, requireOperatedGroup } from '../queries/groups.ts'
import { forOperators } from './operators.ts'

export const groupRoutes = {
  groups: forOperators.groups.handler(({ input, context: { platform } }) =>
    findGroups(platform.database, input),
  ),

  actOnClub: forOperators.actOnClub.handler(({ input, context }) => {
    const { platform, actor } = context
    return command(context, async (tx) => {
      await actOnClub(tx, { platform, actor }, input)
      return requireOperatedGroup(tx, { kind: 'clubs', groupId: input.groupId })
    })
  }),

  configureGroup: forOperators.configureGroup.handler(({ input, context }) => {
    const { platform, actor } = context
    return command(context, async (tx) => {
      await configureGroup(tx, { platform, actor }, input)
      return requireOperatedGroup(tx, input)
    })
  }),
}
