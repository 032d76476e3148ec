import { childDataEndpoints } from './endpoints/children.ts'
import { ownDataEndpoints } from './endpoints/own-data.ts'

export const privacyEndpoints = { ...ownDataEndpoints, ...childDataEndpoints }
