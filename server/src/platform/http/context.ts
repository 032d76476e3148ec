import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Queryable } from '../database/database.ts'
import { AppError } from '../errors.ts'
import type { Platform } from '../platform.ts'

/** The caller, from a verified access token of an active session. */
export interface SignedIn {
  readonly id: string
  /** Null for sign-in by phone or anonymously. */
  readonly email: string | null
  /** The phone number, if any, as digits without the plus sign. */
  readonly phone?: string
  /** An anonymous account, which may do very little. */
  readonly isAnonymous?: boolean
  readonly sessionId: string
  /** The last authentication in this session; a refresh doesn't count. */
  readonly signedInAt?: Date
  /** Claims that people can change themselves: only for names, never for rights. */
  readonly userMetadata: Readonly<Record<string, unknown>>
  /** The API token in use, which limits permissions. */
  readonly program?: Program
}

export interface Program {
  readonly tokenId: string
  readonly scopes: readonly string[]
  /** Without it, minors are shown by name only. */
  readonly seesChildren: boolean
}

/**
 * Identifies the account; undefined if signed out or the session ended. Throws
 * `second_factor_needed` if the second factor is missing.
 */
export type Identify = (request: FastifyRequest) => Promise<SignedIn | undefined>

/** The data of a request besides its input. */
export interface RequestContext {
  readonly platform: Platform
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly account: SignedIn | undefined
}

/** The signed-in account, or `not_signed_in`. */
export function requireAccount(context: RequestContext): SignedIn {
  if (context.account === undefined) throw new AppError('not_signed_in')
  return context.account
}

/** The version in If-Match: `"7"` is 7; undefined if the header is absent or has another form. */
export function expectedVersion(context: RequestContext): number | undefined {
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(context.request.headers['if-match'] ?? '')
  return match?.[1] === undefined ? undefined : Number(match[1])
}

interface Reading {
  readonly context: RequestContext
  readonly db: Queryable
}

/** Lets the standby answer a read, once it has everything written before. */
export function onStandby<C extends Reading, Output>(run: (call: C) => Promise<Output>) {
  return (call: C): Promise<Output> =>
    call.context.platform.standby.read((db) => run({ ...call, db }))
}
