import { z } from 'zod'

export interface StreamMessage {
  readonly id: number
  readonly kind: string
  /** Such as "events.answered"; empty when it asks for a full reload. */
  readonly name: string
}

export interface Stream {
  /** All messages so far. */
  readonly received: readonly StreamMessage[]
  readonly isOver: boolean
  /** Resolves when it ends. */
  readonly over: Promise<void>
  close(): void
}

/** The position to resume from; without one it starts anew. */
interface StreamPlace {
  readonly after?: number
  /** Seconds. */
  readonly readingFor?: number
}

const news = z.object({ name: z.string().default('') })

/** A browser's event stream over real HTTP; resolves once it is open. */
export async function openStream(
  address: string,
  token: string,
  place: StreamPlace = {},
): Promise<Stream> {
  const leaving = new AbortController()
  const response = await fetch(`${address}/realtime/v1`, {
    signal: leaving.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(place.after === undefined ? {} : { 'last-event-id': String(place.after) }),
      ...(place.readingFor === undefined ? {} : { 'reading-for': String(place.readingFor) }),
    },
  })
  if (!response.ok || response.body === null) throw new Error(`no stream: ${response.status}`)
  const received: StreamMessage[] = []
  let isOver = false
  const over = readAll(response.body, received)
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  return {
    received,
    get isOver() {
      return isOver
    },
    over,
    close: () => leaving.abort(),
  }
}

async function readAll(body: ReadableStream<Uint8Array>, received: StreamMessage[]): Promise<void> {
  let rest = ''
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + piece).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) if (part.includes('data:')) received.push(eventsIn(part))
  }
}

function eventsIn(part: string): StreamMessage {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? ''
  return {
    id: Number(field('id')),
    kind: field('event'),
    name: news.parse(JSON.parse(field('data'))).name,
  }
}
