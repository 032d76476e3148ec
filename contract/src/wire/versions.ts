import type { OpenAPI } from '@orpc/contract'

/** Operations that accept the version on screen in If-Match. */
export const withVersion = (operation: OpenAPI.OperationObject): OpenAPI.OperationObject => ({
  ...operation,
  parameters: [
    ...(operation.parameters ?? []),
    {
      name: 'If-Match',
      in: 'header',
      description: 'The version that was read, in quotation marks',
      schema: { type: 'string', pattern: String.raw`^(W/)?"\d{1,9}"$` },
    },
  ],
})
