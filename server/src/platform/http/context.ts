import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Queryable } from '../database/database.ts'
import { AppError } from '../errors.ts'
import type { Platform } from '../platform.ts'

/** The caller, from a verified access token of an active session. */
export interface SignedIn {
  readonly id: string
  /** Null for someone who signs in by phone, or anonymously. */
  readonly email: string | null
  /** The number they sign in with, when there is one: digits, without the plus sign. */
  readonly phone?: string
  /** No one can be reached there yet: they may look around, and little else. */
  readonly isAnonymous?: boolean
  readonly sessionId: string
  /** When someone proved last, in this session, who they are; refreshing the token proves nothing. */
  readonly signedInAt?: Date
  /** The claims a person can change themselves: good for names, never for rights. */
  readonly userMetadata: Readonly<Record<string, unknown>>
  /** It is a program of theirs that asks, by a token, and may less than they. */
  readonly program?: Program
}

export interface Program {
  readonly tokenId: string
  readonly scopes: readonly string[]
  /** Without, minors are names to it. */
  readonly seesChildren: boolean
}

/**
 * Finds out who is asking; undefined when no one is signed in or the session has ended. Throws
 * `second_factor_needed` when the session has yet to take the second step.
 */
export type Identify = (request: FastifyRequest) => Promise<SignedIn | undefined>

/** What a route knows besides its input. */
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

/** The version of If-Match: `"7"` is 7; undefined when the header is absent or of another kind. */
export function versionWanted(context: RequestContext): number | undefined {
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(context.request.headers['if-match'] ?? '')
  return match?.[1] === undefined ? undefined : Number(match[1])
}

interface Reading {
  readonly context: RequestContext
  readonly db: Queryable
}

/** Lets the standby answer a read of `teamQuery` and the like, once it has all that was written before. */
export function onStandby<C extends Reading, Output>(run: (call: C) => Promise<Output>) {
  return (call: C): Promise<Output> =>
    call.context.platform.standby.read((db) => run({ ...call, db }))
}
