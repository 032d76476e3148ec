import { features, isFeature } from '@touchline/domain/values/features'

import { listOf } from './setting-shapes.ts'

/** The variable that turns features off where the operator has set nothing else. */
export const featureShape = {
  FEATURES_OFF: listOf(isFeature, `has to be names of ${features.join(', ')}`).default([]),
} as const
