import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { AppError } from '../errors.ts'
import type { Identify } from '../http/context.ts'
import type { Subscriptions, StreamEvent } from './subscriptions.ts'

const heartbeatMs = 25_000
/** A browser with a larger backlog is disconnected; it reconnects and resumes. */
const backlogBytes = 1_000_000
/** Seconds; a page that has been reading for longer starts anew. */
const longestReading = 600

/**
 * GET /realtime/v1: one server-sent events stream per browser, resumable by Last-Event-ID or by the
 * time a page began reading. The token is sent in the Authorization header, never in the URL.
 */
export function streamRoutes(
  app: FastifyInstance,
  subscriptions: Subscriptions,
  identify: Identify,
): void {
  app.get('/realtime/v1', async (request, reply) => {
    const account = await identify(request)
    if (account === undefined) throw new AppError('not_signed_in')
    const { after, isNew } = await placeOf(request, subscriptions)

    reply.hijack()
    open(reply)
    /** Events between the stream's end and its closing are dropped. */
    const write = (text: string): void => {
      if (!reply.raw.writableEnded) reply.raw.write(text)
    }
    if (isNew) write(`id: ${after}\n\n`)
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
    const close = (): void => {
      reply.raw.end()
    }
    const leaving = subscriptions.join(
      {
        accountId: account.id,
        sessionId: account.sessionId,
        send: (event) => {
          write(written(event))
          if (reply.raw.writableLength > backlogBytes) reply.raw.destroy()
        },
        close,
      },
      after,
    )
    reply.raw.on('close', () => {
      clearInterval(heartbeat)
      leaving.then((leave) => leave()).catch(() => undefined)
    })
    // A sign-out during set-up happens before there is a stream to end.
    leaving
      .then(() => identify(request))
      .then((still) => still ?? close())
      .catch(close)
  })
}

function open(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.write('retry: 1000\n\n')
}

function written(event: StreamEvent): string {
  if (event.kind === 'resync') return `id: ${event.id}\nevent: resync\ndata: {}\n\n`
  const { name, topics, payload, age } = event.news
  const place = 'id' in event.news ? `id: ${event.news.id}\n` : ''
  const origin = ('origin' in event.news && event.news.origin) || undefined
  return `${place}event: news\ndata: ${JSON.stringify({ name, topics, payload, age, origin })}\n\n`
}

interface Place {
  readonly after: number | undefined
  /** The browser hasn't received it yet. */
  readonly isNew: boolean
}

/** Where the browser resumes: after its last event, or from when its page began reading. */
async function placeOf({ headers }: FastifyRequest, subscriptions: Subscriptions): Promise<Place> {
  const heard = numberIn(headers['last-event-id'])
  const seconds = numberIn(headers['reading-for'])
  if (heard !== undefined || seconds === undefined || seconds > longestReading)
    return { after: heard, isNew: false }
  return { after: await subscriptions.placeBefore(seconds), isNew: true }
}

function numberIn(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
}
