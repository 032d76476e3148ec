import { isFromServer, classifyRequest, findStaleCaches } from './worker-rules.ts'

/** Filled in by the build: the version, and all files its pages may need. */
declare const build: { readonly version: string; readonly files: readonly string[] }

/** Named once, because the build inserts the whole value at each mention. */
const { version, files } = build

/** Worker types that the DOM library lacks. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** Lets the browser serve files without starting the worker, where supported. */
interface Installing extends Lasting {
  addRoutes?(route: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } }
    readonly source: 'cache'
  }): Promise<void>
}

interface Asking extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

declare const self: Omit<EventTarget, 'addEventListener'> & {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', act: (event: Installing) => void): void
  addEventListener(type: 'activate', act: (event: Lasting) => void): void
  addEventListener(type: 'fetch', act: (event: Asking) => void): void
  addEventListener(type: 'message', act: (event: MessageEvent<unknown>) => void): void
}

const shell = '/__spa-fallback.html'
const prefix = 'touchline-'
const here = `${prefix}${version}`

/** How long a page waits for its HTML on a bad network (ms). */
const longestWait = 4000

self.addEventListener('install', (event) => {
  const files = { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' } as const
  event.waitUntil(event.addRoutes?.(files) ?? Promise.resolve())
  event.waitUntil(keepFiles().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldFiles().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data, ports }) => {
  if (data === 'build') ports[0]?.postMessage(version)
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const place = classifyRequest(pathname, request.mode)
  if (place === 'file') event.respondWith(fileFor(request))
  if (place === 'page') event.respondWith(pageFor(request))
})

/** File names change with their content, so files of an older version are reused. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(here)
  const waiting = [...files]
  // A few at a time, so that the open page's requests aren't delayed.
  const lane = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const response = await answerFor(file)
      if (!response.ok) throw new Error(`${file}: ${response.status}`)
      await cache.put(file, response)
    }
  }
  await Promise.all([lane(), lane(), lane()])
}

async function answerFor(file: string): Promise<Response> {
  if (!file.startsWith('/assets/')) return fetch(file, { cache: 'no-cache' })
  return (await caches.match(file)) ?? fetch(file)
}

/** Keeps the previous version's files for pages still open. */
async function forgetOldFiles(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(findStaleCaches(names, { prefix, here }).map((name) => caches.delete(name)))
}

async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** The page from the network, or else the cached shell. */
async function pageFor(request: Request): Promise<Response> {
  const fresh = await Promise.race([fetch(request).catch(() => undefined), afterTooLong()])
  if (fresh !== undefined && isFromServer(fresh)) return fresh
  const cache = await caches.open(here)
  return (await cache.match(shell)) ?? fresh ?? Response.error()
}

function afterTooLong(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), longestWait))
}
