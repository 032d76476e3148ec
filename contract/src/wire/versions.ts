import { oc } from '@orpc/contract'

/** Begins an endpoint whose sender may say, by If-Match, which version was on screen. */
export const takesVersion = oc.$route({
  spec: (operation) => ({
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
  }),
})
