import autocannon from 'autocannon'

/** A request of a scenario; built anew each time, so that ids can change. */
export interface ScenarioRequest {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly path: string
  readonly body?: string
  /** A token for someone other than the usual caller. */
  readonly token?: string
}

export interface Measurement {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly requests: number
}

interface Load {
  readonly address: string
  readonly token: string
  readonly next: () => ScenarioRequest
  readonly connections: number
}

/** Keeps this many connections busy for some time. Milliseconds; throws on any error response. */
export async function measure({
  seconds,
  ...load
}: Load & { readonly seconds: number }): Promise<Measurement> {
  const { requests, latency } = await fire(load, { duration: seconds })
  if (requests.total === 0) throw new Error(`${load.address}: no answer in ${seconds} s`)
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    requests: requests.total,
  }
}

/** The time of one response at a concurrency, after a warm-up. */
export async function secondsPerRequest(load: Load): Promise<number> {
  await fire(load, { amount: load.connections })
  const { latency } = await fire(load, { amount: 2 * load.connections })
  return latency.average / 1000
}

async function fire(
  { address, token, next, connections }: Load,
  howLong: { readonly duration: number } | { readonly amount: number },
) {
  const result = await autocannon({
    url: address,
    connections,
    timeout: 60,
    ...howLong,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, ...asked(next(), request.headers) }) }],
  })
  const { non2xx, errors, requests, statusCodeStats } = result
  if (non2xx > 0 || errors > 0) {
    const answers = Object.entries(statusCodeStats ?? {}).map(
      ([status, { count }]) => `${count ?? 0} × ${status}`,
    )
    throw new Error(`${address}: ${errors} of ${requests.total} failed; answers: ${answers.join()}`)
  }
  return result
}

function asked({ token, ...ask }: ScenarioRequest, headers: object = {}) {
  if (token === undefined) return ask
  return { ...ask, headers: { ...headers, authorization: `Bearer ${token}` } }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
