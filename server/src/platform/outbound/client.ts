import { lookup as lookUp, type LookupAddress, type LookupAllOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'

import type { Agent, fetch as Fetch, Response } from 'undici'

import { isPublicAddress } from './addresses.ts'

/**
 * Why a user's URL couldn't be read. All network failures look alike, so that no one can scan
 * through us.
 */
export type Refusal = 'bad_address' | 'unreachable' | 'too_large'

export type FetchOutcome =
  | ({ readonly kind: 'read'; readonly body: Buffer; readonly contentType: string } & Mark)
  /** Unchanged since the last version seen. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly why: Refusal }

/** The validators of the last version seen. */
export interface Mark {
  readonly etag: string | null
  readonly modified: string | null
}

/** The request to an address that a user supplied. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

export type SendOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'refused'; readonly why: Refusal }

export interface OutboundLimits {
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly redirects: number
}

/** All addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void

/** Replaceable in tests: name resolution and permitted addresses. */
export interface OutboundWorld {
  readonly resolve: Resolve
  readonly mayReach: (address: string) => boolean
  readonly mayUsePort: (port: number) => boolean
}

export interface Outbound {
  /** The total timeout (ms). Callers who must not learn the reason are answered only after it. */
  readonly timeoutMs: number
  read(address: string, known?: Mark): Promise<FetchOutcome>
  /** Posts a message: doesn't follow redirects or read the response. */
  send(address: string, message: Message): Promise<SendOutcome>
}

const everyday: OutboundLimits = { maxBytes: 5_000_000, timeoutMs: 10_000, redirects: 3 }

const realWorld: OutboundWorld = {
  resolve: lookUp,
  mayReach: isPublicAddress,
  mayUsePort: (port) => port === 80 || port === 443,
}

/**
 * The only client for URLs entered by users (SSRF protection). Resolves the name once, checks the
 * address and connects to exactly that; redirects are checked the same way. Sends no cookies or
 * credentials.
 */
export function openOutbound(
  limits: OutboundLimits = everyday,
  world: OutboundWorld = realWorld,
): Outbound {
  let opened: Promise<Way> | undefined
  const way = (): Promise<Way> => (opened ??= openWay(limits, world))

  /** One request: its result, or the redirect to follow. */
  async function ask(
    address: string,
    { signal, known }: { readonly signal: AbortSignal; readonly known: Mark | undefined },
  ): Promise<FetchOutcome | string> {
    const url = plainAddress(address, world)
    if (url === undefined) return { kind: 'refused', why: 'bad_address' }
    const { fetch, agent } = await way()
    const response = await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      signal,
      headers: { accept: '*/*', ...asKnown(known) },
    }).catch(() => undefined)
    if (response === undefined) return { kind: 'refused', why: 'unreachable' }
    if (response.status === 304 && known !== undefined) return { kind: 'unchanged' }
    const location = redirectOf(response)
    if (location === undefined) return bodyOf(response, limits)
    await response.body?.cancel()
    return URL.canParse(location, url) ? new URL(location, url).href : ''
  }

  return {
    timeoutMs: limits.timeoutMs,
    async read(address, known) {
      const signal = AbortSignal.timeout(limits.timeoutMs)
      let next = address
      for (let hop = 0; hop <= limits.redirects; hop += 1) {
        const answer = await ask(next, { signal, known })
        if (typeof answer !== 'string') return answer
        next = answer
      }
      return { kind: 'refused', why: 'unreachable' }
    },
    send: async (address, message) =>
      post({ ...(await way()), world, timeoutMs: limits.timeoutMs }, address, message),
  }
}

/** The client, which is large: loaded with the first request. */
interface Way {
  readonly agent: Agent
  readonly fetch: typeof Fetch
}

async function openWay({ timeoutMs }: OutboundLimits, world: OutboundWorld): Promise<Way> {
  const { Agent: Client, fetch } = await import('undici')
  const agent = new Client({
    connect: { lookup: guarded(world), timeout: timeoutMs },
    bodyTimeout: timeoutMs,
    headersTimeout: timeoutMs,
    pipelining: 0,
    keepAliveTimeout: 1,
  })
  return { agent, fetch }
}

interface Door extends Way {
  readonly world: OutboundWorld
  readonly timeoutMs: number
}

async function post(
  { agent, fetch, world, timeoutMs }: Door,
  address: string,
  message: Message,
): Promise<SendOutcome> {
  const url = plainAddress(address, world)
  if (url === undefined) return { kind: 'refused', why: 'bad_address' }
  const response = await fetch(url, {
    method: 'POST',
    dispatcher: agent,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...message,
  }).catch(() => undefined)
  if (response === undefined) return { kind: 'refused', why: 'unreachable' }
  await response.body?.cancel()
  return { kind: 'answered', status: response.status }
}

function redirectOf({ status, headers }: Response): string | undefined {
  return status >= 300 && status < 400 ? (headers.get('location') ?? undefined) : undefined
}

function asKnown(known: Mark | undefined): Record<string, string> {
  return {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.modified ? { 'if-modified-since': known.modified } : {}),
  }
}

/** http, https or webcal without credentials; a literal address must itself be allowed. */
function plainAddress(typed: string, world: OutboundWorld): string | undefined {
  const address = typed.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.username !== '' || url.password !== '') return undefined

  return isAllowed(url, world) ? url.href : undefined
}

function isAllowed(url: URL, world: OutboundWorld): boolean {
  const defaultPort = url.protocol === 'https:' ? 443 : 80
  if (!world.mayUsePort(url.port === '' ? defaultPort : Number(url.port))) return false

  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const isLiteral = host.includes(':') || /^\d{1,3}(\.\d{1,3}){3}$/.test(host)
  return !isLiteral || world.mayReach(host)
}

/** A lookup function that returns only permitted addresses, so that DNS rebinding is impossible. */
function guarded({ resolve, mayReach }: OutboundWorld): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => mayReach(address))
      const [first] = allowed
      if (first === undefined) done(new Error('not reachable'), '', 0)
      else if (options.all === true) done(null, allowed)
      else done(null, first.address, first.family)
    })
  }
}

async function bodyOf(response: Response, { maxBytes }: OutboundLimits): Promise<FetchOutcome> {
  if (!response.ok || response.body === null) return { kind: 'refused', why: 'unreachable' }
  const chunks: Uint8Array[] = []
  const body: AsyncIterable<Uint8Array> = response.body
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > maxBytes) return { kind: 'refused', why: 'too_large' }
      chunks.push(chunk)
    }
  } catch {
    return { kind: 'refused', why: 'unreachable' }
  }
  return {
    kind: 'read',
    body: Buffer.concat(chunks),
    contentType: response.headers.get('content-type') ?? '',
    etag: response.headers.get('etag'),
    modified: response.headers.get('last-modified'),
  }
}
