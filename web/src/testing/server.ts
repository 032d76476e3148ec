import type { ErrorCode, FieldErrors } from '@touchline/contract/wire/errors'
import { expect } from 'vitest'

import { type Endpoint, example, parseInput } from './endpoint.ts'
import { refusal, createRestServer } from './rest.ts'

/** Routes outside the contract: the sign-in service, pictures. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`
type Reply = (sent: unknown) => unknown

const replies = new Map<Endpoint, Reply>()
const otherReplies = new Map<string, (request: Request) => Promise<Response>>()
const calls: { readonly to: Endpoint | string; readonly sent: unknown }[] = []
const unexpected: string[] = []
const unreadable: unknown[] = []
const held = new Set<() => void>()
let isAway = false

/**
 * The server behind a component. It speaks the contract over `fetch`, so that the real client,
 * cache and session run in front of it. A test defines the response of each operation; the
 * contract validates input and output, and an undefined call fails the test.
 */
export const server = {
  /** Returns this, or the example in openapi.json. */
  answers<Answer>(endpoint: Endpoint<unknown, Answer>, answer?: Answer): void {
    replies.set(endpoint, () => answer ?? example(endpoint))
  },

  /** Returns a response computed from the input. */
  replies<Sent, Answer>(endpoint: Endpoint<Sent, Answer>, reply: (sent: Sent) => Answer): void {
    replies.set(endpoint, (sent) => reply(parseInput(endpoint, sent)))
  },

  /** Refuses with an error of the contract, as a whole or with a message for each field. */
  refuses(endpoint: Endpoint, code: ErrorCode, fields?: FieldErrors): void {
    replies.set(endpoint, () => {
      throw refusal(code, fields && { fields })
    })
  },

  /** Holds the call until the returned function is called. */
  holds<Answer>(endpoint: Endpoint<unknown, Answer>, answer = example(endpoint)): () => void {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const release = () => resolve(answer)
    replies.set(endpoint, () => promise)
    held.add(release)
    return release
  },

  answersAt(route: Route, body: unknown, status = 200): void {
    otherReplies.set(route, async (request) => {
      const sent: unknown = await request.json().catch(() => undefined)
      calls.push({ to: route, sent })
      return Response.json(body, { status })
    })
  },

  /** Refuses like the sign-in service, with an English message. */
  refusesAt(route: Route, code: string, message: string): void {
    this.answersAt(route, { code: 400, error_code: code, msg: message }, 400)
  },

  sentAt(route: Route): unknown[] {
    return calls.filter((call) => call.to === route).map(({ sent }) => sent)
  },

  /** The inputs sent to an operation so far, as the contract parses them. */
  sentTo<Sent>(endpoint: Endpoint<Sent>): Sent[] {
    return calls
      .filter((call) => call.to === endpoint)
      .map((call) => parseInput(endpoint, call.sent))
  },

  /** Goes offline until `comeBack` or the end of the visit. */
  goAway(): void {
    isAway = true
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  },

  /** Stops responding, though online, until `comeBack` or the end of the visit. */
  goDown(): void {
    isAway = true
  },

  comeBack(): void {
    if (!isAway) return
    isAway = false
    Reflect.deleteProperty(navigator, 'onLine')
    globalThis.dispatchEvent(new Event('online'))
  },
}

/** Replaces the network for this page, except for vitest's own requests. */
export function startServer(): void {
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!/^\/(?:rest|functions|auth|storage|realtime)\/v1|^\/readyz$/.test(pathname))
      return network(request)
    if (isAway) throw new TypeError('no network')
    return untilAborted(request, answer(request, pathname))
  }
}

/** Answers every call that a test still holds. */
export function releaseCalls(): void {
  for (const release of held) release()
}

/** Clears the visit, and fails for undefined calls. */
export function endVisit(): void {
  server.comeBack()
  for (const said of [replies, otherReplies, held]) said.clear()
  calls.length = 0
  expectCallsExpected()
}

/** Expects that every call so far was defined by the test and had valid input. */
export function expectCallsExpected(): void {
  expect(unexpected.splice(0), 'calls that the test says nothing about').toEqual([])
  expect(unreadable.splice(0), 'calls that the contract cannot read').toEqual([])
}

const rest = createRestServer({
  answer(endpoint, sent) {
    const reply = replies.get(endpoint)
    if (reply === undefined) throw new Error('no test speaks of this call')
    calls.push({ to: endpoint, sent })
    return reply(sent)
  },
  onInvalidInput(sent, fields) {
    unreadable.push({ sent, fields })
  },
})

async function answer(request: Request, pathname: string): Promise<Response> {
  const route = `${request.method} ${pathname}`
  const other = otherReplies.get(route)
  if (other !== undefined) return other(request)
  if (pathname === '/readyz') return new Response('ready')
  // The event stream: sends nothing.
  if (pathname === '/realtime/v1') return new Promise(() => undefined)
  const response = await rest(request)
  if (response === undefined || (await hasFailed(response))) unexpected.push(route)
  return response ?? new Response(null, { status: 404 })
}

/** A test may refuse with `unexpected`; unintended failures have another code. */
async function hasFailed(response: Response): Promise<boolean> {
  return response.status === 500 && !(await response.clone().text()).includes('"unexpected"')
}

function untilAborted(request: Request, response: Promise<Response>): Promise<Response> {
  const { signal } = request
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([response, aborted])
}
