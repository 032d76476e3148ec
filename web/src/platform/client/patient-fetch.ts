import { absent } from './refusal.ts'

/** Milliseconds before each further try of a request whose answer never came. */
const pauses = [300, 1000, 2500] as const

/**
 * fetch that tries again when the network or the server is away for a moment. A write carries an
 * Idempotency-Key, so that a repeated one has a single effect.
 */
export async function patientFetch(request: Request, init?: RequestInit): Promise<Response> {
  for (const pause of pauses) {
    try {
      const response = await fetch(request.clone(), init)
      if (!absent.has(response.status) || asksForPatience(response)) return response
    } catch (error) {
      if (request.signal.aborted || !navigator.onLine) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return fetch(request, init)
}

/** Maintenance takes longer than anybody waits for a request. */
function asksForPatience({ headers }: Response): boolean {
  return Number(headers.get('retry-after') ?? 0) > longestPauseSeconds
}

const longestPauseSeconds = 5
