import type { FastifyRequest } from 'fastify'

import { AppError } from '../errors.ts'
import { pathOnly } from '../log.ts'
import type { Platform } from '../platform.ts'

/** Requests allowed at once, and then per second. */
interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/**
 * Far above what people and pages need; scripts above it have to wait, without affecting others.
 */
const allowances = {
  reading: { burst: 300, perSecond: 50 },
  writing: { burst: 60, perSecond: 10 },
  /** Files and whole tables, up or down. */
  moving: { burst: 20, perSecond: 1 },
} as const satisfies Record<string, Allowance>

/** Some reads use POST because of a secret, such as a link a whole team taps at once. */
const networkAllowances = {
  reading: { burst: 300, perSecond: 50 },
  writing: { burst: 150, perSecond: 15 },
  moving: { burst: 20, perSecond: 1 },
} as const satisfies Record<string, Allowance>

type Kind = keyof typeof allowances

export interface Pace {
  /** Counts a request of an account or network; throws `too_many_requests` above the limit. */
  keep(who: string, request: Pick<FastifyRequest, 'method' | 'url'>): void
}

/** Rate limits per account, in this process's memory. */
export function openPace(platform: Pick<Platform, 'config' | 'clock'>): Pace {
  return keeping(platform, allowances)
}

/** Rate limits per network for visitors; a whole club may share one. */
export function openNetworkPace(platform: Pick<Platform, 'config' | 'clock'>): Pace {
  return keeping(platform, networkAllowances)
}

function keeping(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  allowed: Readonly<Record<Kind, Allowance>>,
): Pace {
  if (!config.auth.rateLimits) return { keep: () => undefined }
  const emptiedUntil = new Map<string, number>()

  return {
    keep(who, request) {
      const kind = kindOf(request)
      const now = clock().getTime()
      const key = `${kind} ${who}`
      const taken = afterOneMore(allowed[kind], emptiedUntil.get(key) ?? 0, now)
      if (taken.waitMs > 0)
        throw new AppError('too_many_requests', { retryAfterSeconds: taken.waitMs / 1000 })
      if (emptiedUntil.size >= maxKept) forgetRested(emptiedUntil, now)
      emptiedUntil.set(key, taken.until)
    },
  }
}

const maxKept = 50_000

/**
 * Each request moves a time forward by its share of a second; too far ahead of now means too many.
 */
function afterOneMore(
  { burst, perSecond }: Allowance,
  before: number,
  now: number,
): { readonly until: number; readonly waitMs: number } {
  const each = 1000 / perSecond
  const until = Math.max(before, now) + each
  return { until, waitMs: Math.max(0, until - now - burst * each) }
}

function forgetRested(emptiedUntil: Map<string, number>, now: number): void {
  for (const [key, until] of emptiedUntil) if (until <= now) emptiedUntil.delete(key)
  if (emptiedUntil.size >= maxKept) emptiedUntil.clear()
}

const moves = /[/-](?:imports?|exports?|pictures|documents|archives|bank-transfers)(?:[/.]|$)/

function kindOf({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): Kind {
  if (moves.test(pathOnly(url))) return 'moving'
  return method === 'GET' || method === 'HEAD' ? 'reading' : 'writing'
}
