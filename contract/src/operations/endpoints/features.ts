import { operatorOperation } from '../../wire/access.ts'
import { featuresChange, adminFeatures } from '../shapes/features.ts'

const tags = ['Operations']

/** What the operator offers. */
export const featureEndpoints = {
  features: operatorOperation
    .route({ method: 'GET', path: '/admin/features', tags, summary: 'Features that are on' })
    .output(adminFeatures),

  setFeatures: operatorOperation
    .route({
      method: 'PUT',
      path: '/admin/features',
      tags,
      summary: 'Turn features on or off for every club and team without a setting of its own',
    })
    .input(featuresChange)
    .output(adminFeatures),
}
