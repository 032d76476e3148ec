/** What the server told: topics and ids only; what it means is read again. */
export type LiveEvent = News | { readonly kind: 'resync' }

export interface News {
  /** A broadcast passes: nothing is stored of it, and nothing is to be read again. */
  readonly kind: 'news' | 'broadcast'
  readonly name: string
  readonly topics: readonly string[]
  /** Ids and numbers. */
  readonly payload: ReadonlyMap<string, unknown>
  /** For how many milliseconds the server had answered with it when it told of it. */
  readonly age: number
  /** The Idempotency-Key of the write that brought it, where a browser wrote. */
  readonly origin: string | undefined
}

/** Signed out elsewhere, or not signed in all the way. */
type Refusal = 'session_over' | 'step_missing'

const refusals: ReadonlyMap<number, Refusal> = new Map([
  [401, 'session_over'],
  [403, 'step_missing'],
])

interface Wanted {
  readonly token: () => Promise<string | undefined>
  /** The stream is not for this session any more. */
  readonly onRefused: (why: Refusal) => Promise<void>
  readonly onEvent: (event: LiveEvent) => void
  readonly signal: AbortSignal
}

const pauses = [500, 1000, 2000, 5000, 15_000] as const

/** Reads the event stream until aborted; comes back by itself and resumes where it stopped. */
export async function readStream({ token, onRefused, onEvent, signal }: Wanted): Promise<void> {
  let lastId: string | undefined
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      await readOnce()
      tries = 0
    } catch {
      // The network is away, or the session ended: the pause below, then a fresh try.
    }
    // Not all browsers of a process at once: it may have ended every stream.
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
        // What the page has read so far is good, but for the news since it began.
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
  const told = wordsOf(JSON.parse(fields.get('data') ?? ''))
  const [name, topics] = [told.get('name'), told.get('topics')]
  const [age, origin] = [told.get('age'), told.get('origin')]
  if (typeof name !== 'string' || !Array.isArray(topics)) return undefined
  return {
    // What is kept on the server has an id.
    kind: fields.has('id') ? 'news' : 'broadcast',
    name,
    topics: topics.filter((topic): topic is string => typeof topic === 'string'),
    payload: wordsOf(told.get('payload')),
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
