import type { Response } from 'undici'

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
const maxBytes = 1_000_000

/**
 * Asks an address that is in the configuration (never one a person typed: those go through
 * `openOutbound`). Undefined when there is no answer in five seconds, or one too large; redirects are
 * not followed.
 */
export async function askConfigured(
  address: string,
  { method, headers, body }: Question,
): Promise<Asked | undefined> {
  const { fetch } = await import('undici')
  try {
    const response = await fetch(address, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await textOf(response)
    return text === undefined ? undefined : { status: response.status, body: text }
  } catch {
    return undefined
  }
}

/** Counted as it comes: a server need not say how long its answer is. */
async function textOf({ body }: Response): Promise<string | undefined> {
  if (body === null) return ''
  const chunks: Uint8Array[] = []
  const parts: AsyncIterable<Uint8Array> = body
  let size = 0
  for await (const chunk of parts) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
