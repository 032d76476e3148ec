import { unavailableStatuses } from './refusal.ts'

/** Milliseconds before each retry of a request without response. */
const pauses = [300, 1000, 2500] as const
/** Milliseconds until a read without response is given up. */
const longestSilence = 30_000
const silence = new TypeError('the server is silent')

/**
 * A fetch that retries when network or server are briefly away. Writes carry an Idempotency-Key, so
 * that repeating them has a single effect.
 */
export async function patientFetch(request: Request, init?: RequestInit): Promise<Response> {
  for (const pause of pauses) {
    try {
      const response = await answerTo(request.clone(), init)
      if (!unavailableStatuses.has(response.status) || asksForPatience(response)) return response
    } catch (error) {
      if (request.signal.aborted || !navigator.onLine || error === silence) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return answerTo(request, init)
}

/** Reads time out and can be repeated; writes don't, because an upload may take long. */
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

/** Maintenance lasts longer than a request should wait. */
function asksForPatience({ headers }: Response): boolean {
  return Number(headers.get('retry-after') ?? 0) > longestPauseSeconds
}

const longestPauseSeconds = 5
