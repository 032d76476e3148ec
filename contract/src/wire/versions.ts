import type { OpenAPI } from '@orpc/contract'

/** Documents that the sender may say, by If-Match, which version was on screen. */
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
