import { featuresOn } from '@touchline/domain/values/features'

import type { Queryable } from '#server/platform/database/database.ts'
import { siteFeaturesOff } from '#server/platform/features/queries.ts'
import { command } from '#server/platform/http/command.ts'

import { setFeatures } from '../commands/set-features.ts'
import { forOperators } from './operators.ts'

export const featureRoutes = {
  features: forOperators.features.handler(({ context: { platform } }) =>
    operatedFeatures(platform.database),
  ),

  setFeatures: forOperators.setFeatures.handler(({ input, context }) => {
    const { platform, actor } = context
    return command(context, async (tx) => {
      await setFeatures(tx, { platform, actor }, input)
      return operatedFeatures(tx)
    })
  }),
}

async function operatedFeatures(db: Queryable) {
  return { features: featuresOn(await siteFeaturesOff(db)) }
}
