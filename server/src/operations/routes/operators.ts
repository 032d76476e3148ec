import { implement } from '@orpc/server'
import { operationsEndpoints } from '@touchline/contract/operations/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { requireOperator } from '../commands/require-operator.ts'

/** Checks that the caller is an operator before the input is read: others must not even learn what would be valid. */
export const forOperators = implement(operationsEndpoints)
  .$context<RequestContext>()
  .use(async ({ context, next }) => {
    const { id } = await requireOperator(context)
    return next({ context: { actor: { id, ip: context.request.ip } } })
  })
