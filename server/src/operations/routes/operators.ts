import { implement } from '@orpc/server'
import { operationsEndpoints } from '@touchline/contract/operations/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { requireOperator } from '../commands/require-operator.ts'

/** Checks for an operator before validating the input, so that others learn nothing about it. */
export const forOperators = implement(operationsEndpoints)
  .$context<RequestContext>()
  .use(async ({ context, next }) => {
    const { id } = await requireOperator(context)
    return next({ context: { actor: { id, ip: context.request.ip } } })
  })
