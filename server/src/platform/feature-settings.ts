import { features, isFeature } from '@touchline/domain/values/features'

import { listOf } from './setting-shapes.ts'

/** The features that are off unless the operator changes them. */
export const featureShape = {
  FEATURES_OFF: listOf(isFeature, `has to be names of ${features.join(', ')}`).default([]),
} as const
