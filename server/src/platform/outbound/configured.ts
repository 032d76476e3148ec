import { fetch } from 'undici'

export interface Asked {
  readonly status: number
  readonly body: string
}

export interface Question {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const timeoutMs = 5000
const mostBytes = 1_000_000

/**
 * Asks an address that stands in the configuration (never one a person typed: those go through
 * `openOutbound`). Undefined when there is no answer in five seconds, or one too large; redirects are
 * not followed.
 */
export async function askConfigured(
  address: string,
  { method, headers, body }: Question,
): Promise<Asked | undefined> {
  try {
    const response = await fetch(address, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const length = Number(response.headers.get('content-length') ?? 0)
    if (length > mostBytes) return undefined
    return { status: response.status, body: await response.text() }
  } catch {
    return undefined
  }
}
