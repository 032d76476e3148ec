import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Platform } from '#server/platform/platform.ts'

import { readFeed } from '../commands/feeds.ts'

/** /feeds/{secret}.ics for calendar programs, which can't sign in. Read-only. */
export function feedRoutes(app: FastifyInstance, platform: Platform): void {
  const turns = openTurns(platform)

  app.get('/feeds/:file', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    const secret = secretOf(request)
    const wrongFrom = `from ${networkOf(request.ip)}`
    turns.refuse(wrongFrom)
    turns.take(secret)
    const feed = await platform.standby.readRecent((database) =>
      readFeed({ ...platform, database }, secret),
    )
    if (feed === undefined) {
      turns.take(wrongFrom)
      throw new AppError('not_found')
    }
    reply.header('etag', feed.etag)
    return isKnown(request, feed.etag) ? reply.status(304).send() : sendFeed(reply, feed.text)
  })
}

function sendFeed(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="touchline.ics"')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(text)
}

const params = z.object({ file: z.string().endsWith('.ics') })

function secretOf(request: FastifyRequest): string {
  const parsed = params.safeParse(request.params)
  if (!parsed.success) throw new AppError('not_found')
  return parsed.data.file.slice(0, -'.ics'.length)
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.some((one) => one === etag || one === '*') ?? false
}

const perMinute = 100
const minute = 60_000
const maxKept = 10_000

/** Limits readings per feed and wrong addresses per network in a minute. */
function openTurns({ config, clock }: Pick<Platform, 'config' | 'clock'>) {
  const taken = new Map<string, { count: number; until: number }>()

  function refuse(whose: string): void {
    const now = clock().getTime()
    const turn = taken.get(whose)
    if (turn !== undefined && turn.until > now && turn.count >= perMinute)
      throw new AppError('too_many_requests', { retryAfterSeconds: (turn.until - now) / 1000 })
  }

  function take(whose: string): void {
    if (!config.auth.rateLimits) return
    refuse(whose)
    const now = clock().getTime()
    const known = taken.get(whose)
    if (known !== undefined && known.until > now) {
      known.count += 1
      return
    }
    taken.delete(whose)
    makeRoom()
    taken.set(whose, { count: 1, until: now + minute })
  }

  /** The oldest one expires first. */
  function makeRoom(): void {
    const [oldest] = taken.keys()
    if (taken.size >= maxKept && oldest !== undefined) taken.delete(oldest)
  }

  return { refuse, take }
}
