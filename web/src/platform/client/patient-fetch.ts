import { absent } from './refusal.ts'

/** Milliseconds before each further try of a request whose answer never came. */
const pauses = [300, 1000, 2500] as const
/** Milliseconds after which a question without any answer is given up: no one watches a page load for longer. */
const longestSilence = 30_000
const silence = new TypeError('the server is silent')

/**
 * fetch that tries again when the network or the server is away for a moment. A write carries an
 * Idempotency-Key, so that a repeated one has a single effect.
 */
export async function patientFetch(request: Request, init?: RequestInit): Promise<Response> {
  for (const pause of pauses) {
    try {
      const response = await answerTo(request.clone(), init)
      if (!absent.has(response.status) || asksForPatience(response)) return response
    } catch (error) {
      if (request.signal.aborted || !navigator.onLine || error === silence) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return answerTo(request, init)
}

/** What is only read may be asked for again later; a write is waited for, as an upload may take its time. */
async function answerTo(request: Request, init?: RequestInit): Promise<Response> {
  if (request.method !== 'GET') return fetch(request, init)
  const givingUp = new AbortController()
  const timer = setTimeout(() => givingUp.abort(silence), longestSilence)
  try {
    const signal = AbortSignal.any([request.signal, givingUp.signal])
    return await fetch(request, { ...init, signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Maintenance takes longer than anybody waits for a request. */
function asksForPatience({ headers }: Response): boolean {
  return Number(headers.get('retry-after') ?? 0) > longestPauseSeconds
}

const longestPauseSeconds = 5
