import autocannon from 'autocannon'

/** One request of a scenario; asked anew for each request, so that ids can change. */
export interface Ask {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly path: string
  readonly body?: string
}

export interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

interface Load {
  readonly address: string
  readonly token: string
  readonly next: () => Ask
  readonly connections: number
  readonly seconds: number
}

/** Keeps that many connections busy for that long. Milliseconds; throws when an answer is no success. */
export async function measure({
  address,
  token,
  next,
  connections,
  seconds,
}: Load): Promise<Measured> {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${address}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`,
    )
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** The middle one by a figure. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
