/** An event from the server holds topics and ids; its data is refetched. */
export type LiveEvent = News | { readonly kind: 'resync' }

export interface News {
  /** A broadcast isn't stored and causes no refetch. */
  readonly kind: 'news' | 'broadcast'
  readonly name: string
  readonly topics: readonly string[]
  /** Ids and numbers. */
  readonly payload: ReadonlyMap<string, unknown>
  /** Milliseconds since reads include it, measured by the server. */
  readonly age: number
  /** The Idempotency-Key of the browser's write that caused it. */
  readonly origin: string | undefined
}

/** The session ended, or its second factor is missing. */
type Refusal = 'session_over' | 'step_missing'

const refusals: ReadonlyMap<number, Refusal> = new Map([
  [401, 'session_over'],
  [403, 'step_missing'],
])

interface StreamOptions {
  readonly token: () => Promise<string | undefined>
  /** The stream is not for this session any more. */
  readonly onRefused: (why: Refusal) => Promise<void>
  readonly onEvent: (event: LiveEvent) => void
  readonly signal: AbortSignal
}

const pauses = [500, 1000, 2000, 5000, 15_000] as const

/** Reads the event stream until aborted; reconnects and resumes automatically. */
export async function readStream({
  token,
  onRefused,
  onEvent,
  signal,
}: StreamOptions): Promise<void> {
  let lastId: string | undefined
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      await readOnce()
      tries = 0
    } catch {
      // Network failure or ended session: waits as below, then retries.
    }
    // A random part, so that browsers don't all reconnect at once when a process stops.
    const longest = pauses[Math.min(tries, pauses.length - 1)] ?? 15_000
    await pause(longest * (0.5 + Math.random() / 2), signal)
  }

  async function readOnce(): Promise<void> {
    const access = await token()
    if (access === undefined) return
    const response = await fetch('/realtime/v1', {
      signal,
      headers: {
        authorization: `Bearer ${access}`,
        // Data read so far is valid except for events since the page started.
        ...(lastId === undefined ? { 'reading-for': secondsHere() } : { 'last-event-id': lastId }),
      },
    })
    const why = refusals.get(response.status)
    if (why !== undefined) await onRefused(why)
    if (!response.ok || response.body === null) throw new Error('no stream')

    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
  }

  function take(block: string): void {
    const { id, event } = parseBlock(block)
    lastId = id ?? lastId
    if (event !== undefined) onEvent(event)
  }
}

function secondsHere(): string {
  return String(Math.ceil(performance.now() / 1000))
}

function parseBlock(block: string): { id?: string; event?: LiveEvent } {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()] as const
    }),
  )
  const id = fields.get('id')
  const event = eventFrom(fields)
  return { ...(id === undefined ? {} : { id }), ...(event === undefined ? {} : { event }) }
}

function eventFrom(fields: ReadonlyMap<string, string>): LiveEvent | undefined {
  const event = fields.get('event')
  if (event === 'resync') return { kind: 'resync' }
  if (event !== 'news') return undefined
  const data = wordsOf(JSON.parse(fields.get('data') ?? ''))
  const [name, topics] = [data.get('name'), data.get('topics')]
  const [age, origin] = [data.get('age'), data.get('origin')]
  if (typeof name !== 'string' || !Array.isArray(topics)) return undefined
  return {
    // Only stored events have an id.
    kind: fields.has('id') ? 'news' : 'broadcast',
    name,
    topics: topics.filter((topic): topic is string => typeof topic === 'string'),
    payload: wordsOf(data.get('payload')),
    age: typeof age === 'number' ? age : 0,
    origin: typeof origin === 'string' ? origin : undefined,
  }
}

function wordsOf(thing: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof thing === 'object' && thing !== null ? Object.entries(thing) : [])
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
