import { oc, type OpenAPI } from '@orpc/contract'

const ifMatch: OpenAPI.ParameterObject = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that was read, in quotation marks',
  schema: { type: 'string', pattern: String.raw`^(W/)?"\d{1,9}"$` },
}

/** Adds the header that names the version on screen. */
export function withVersion(document: OpenAPI.OperationObject): OpenAPI.OperationObject {
  return { ...document, parameters: [...(document.parameters ?? []), ifMatch] }
}

/** Begins an endpoint whose sender may say, by If-Match, which version was on screen. */
export const takesVersion = oc.$route({ spec: withVersion })
