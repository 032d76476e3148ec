import { OpenAPIHandler } from '@orpc/openapi/fastify'
import type { AnyProcedure, AnyRouter } from '@orpc/server'

import type { Platform } from '../platform.ts'
import type { RequestContext } from './context.ts'
import { checkingAnswers } from './long-answers.ts'
import { plainJson } from './plain-json.ts'
import { errorBody, onTheWire } from './rest-errors.ts'

export interface Answering {
  readonly platform: Platform
  readonly router: AnyRouter
  /** Called before each operation with its input; throws if not allowed. */
  readonly allow?: ((context: RequestContext, asked: RestCall) => Promise<void>) | undefined
}

export interface RestCall {
  /** Its name in the contract: 'members.add'. */
  readonly name: string
  readonly input: unknown
}

/**
 * Answers requests that match an endpoint: input parsed once, errors as `{code, message, data?}`.
 */
export function handlerOf({ platform, router, allow }: Answering): OpenAPIHandler<RequestContext> {
  const admitted = admission({ platform, allow })
  return new OpenAPIHandler<RequestContext>(router, {
    interceptors: [
      (options) =>
        options.next().catch((thrown: unknown) => {
          throw onTheWire(thrown, { reply: options.context.reply, log: platform.log })
        }),
    ],
    clientInterceptors: [
      async (options) => options.next({ ...options, procedure: await admitted(options) }),
    ],
    customErrorResponseBodyEncoder: errorBody,
    customJsonSerializers: [plainJson],
  })
}

interface Admitted {
  readonly context: RequestContext
  readonly path: readonly string[]
  readonly input: unknown
  readonly procedure: AnyProcedure
}

/** Checks every call of an operation, from the network or within the process. */
export function admission({ platform, allow }: Omit<Answering, 'router'>) {
  const checked = checkingAnswers(platform.answers)
  return async ({ context, path, input, procedure }: Admitted): Promise<AnyProcedure> => {
    await allow?.(context, { name: path.join('.'), input })
    return checked(procedure)
  }
}
