export type Send = (request: Request) => Promise<Response>

const longestPauseSeconds = 60

/** Sends again after a lost connection, and when the server says how long to wait. */
export function withRetries(send: Send, retries: number): Send {
  return async (request) => {
    const again = retries > 0 ? request.clone() : undefined
    const response = await send(request).catch((error: unknown) => {
      if (again === undefined || request.signal.aborted) throw error
      return undefined
    })
    const pause = response === undefined ? 1 : pauseOf(response)
    if (response !== undefined && (again === undefined || pause === undefined)) return response
    await response?.body?.cancel()
    await waiting(pause ?? 1)
    return withRetries(send, retries - 1)(again ?? request)
  }
}

/** Seconds to wait; undefined if waiting doesn't help. */
function pauseOf({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds <= longestPauseSeconds ? seconds : undefined
}

async function waiting(seconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000)
  })
}
