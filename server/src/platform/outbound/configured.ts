import type { Response } from 'undici'

export interface HookResponse {
  readonly status: number
  readonly body: string
}

export interface HookRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const timeoutMs = 5000
const maxBytes = 1_000_000

/**
 * Requests a configured URL (URLs from users need `openOutbound`). Undefined without a response
 * within five seconds, or if it is too large; doesn't follow redirects.
 */
export async function callHook(
  address: string,
  { method, headers, body }: HookRequest,
): Promise<HookResponse | undefined> {
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

/** Counts while reading, as the length needn't be announced. */
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
