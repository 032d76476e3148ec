/** A phone's first visit: network transfer and load times. */
import { once } from 'node:events'

import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { z } from 'zod'

import { findBrowser } from '../e2e/harness/browser.ts'

/** Slow 4G as in Lighthouse and WebPageTest, and their phone. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowness = 4
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
}
/** Milliseconds without requests after which a page counts as loaded. */
const quiet = 3000
const longest = 60_000
/** Milliseconds from which a task delays input. */
const longTask = 50

export interface ColdVisit {
  readonly requests: number
  /** Everything transferred, compressed and with headers. */
  readonly bytes: number
  readonly headerBytes: number
  readonly paint: number
  readonly blocked: number
  readonly shift: number
}

export interface VisitOptions {
  readonly url: string
  /** The account whose session the browser has; undefined for a visitor. */
  readonly session: string | undefined
}

/** Gives each visit its own browser profile. */
export async function withPhoneEmulation<Answer>(
  use: (visit: (visitOptions: VisitOptions) => Promise<ColdVisit>) => Promise<Answer>,
): Promise<Answer> {
  const browser = await chromium.launch(await findBrowser())
  try {
    return await use((visitOptions) => visitWith(browser, visitOptions))
  } finally {
    await browser.close()
  }
}

async function visitWith(browser: Browser, { url, session }: VisitOptions): Promise<ColdVisit> {
  const context = await browser.newContext(phone)
  try {
    await context.addInitScript(watchPaints)
    const stored = `localStorage.setItem('touchline-session', ${JSON.stringify(session)})`
    if (session !== undefined) await context.addInitScript(stored)
    return await look(await context.newPage(), url)
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
const watchPaints = `
  globalThis.seen = { paint: 0, first: 0, shift: 0, tasks: [] }
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => { seen.paint = startTime })
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.first = startTime })
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value })
  watch('longtask', ({ startTime, duration }) => { seen.tasks.push({ startTime, duration }) })`

const seenShape = z.object({
  paint: z.number(),
  first: z.number(),
  shift: z.number(),
  tasks: z.array(z.object({ startTime: z.number(), duration: z.number() })),
})

async function look(page: Page, url: string): Promise<ColdVisit> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const { came, settled } = listen(cdp)
  await page.goto(url, { waitUntil: 'commit', timeout: longest })
  await settled()
  const { paint, first, shift, tasks } = seenShape.parse(await page.evaluate('seen'))
  const answers = [...came.values()]
  return {
    requests: answers.length,
    bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
    headerBytes: answers.reduce((sum, { headerBytes }) => sum + headerBytes, 0),
    paint,
    shift,
    blocked: tasks
      .filter(({ startTime }) => startTime >= first)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0),
  }
}

interface Answer {
  readonly bytes: number
  readonly headerBytes: number
}

/** Records the browser's requests and waits until none is open for a while. */
function listen(cdp: CDPSession): {
  came: ReadonlyMap<string, Answer>
  settled: () => Promise<void>
} {
  const came = new Map<string, Answer>()
  const underWay = new Set<string>()
  const calm = new EventTarget()
  let timer = setTimeout(() => undefined, 0)
  const stir = (): void => {
    clearTimeout(timer)
    if (underWay.size === 0) timer = setTimeout(() => calm.dispatchEvent(new Event('calm')), quiet)
  }
  const end = (id: string): void => {
    underWay.delete(id)
    stir()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    came.set(requestId, { bytes: 0, headerBytes: 0 })
    underWay.add(requestId)
    stir()
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { encodedDataLength: bytes, mimeType } = response
    if (came.has(requestId)) came.set(requestId, { bytes, headerBytes: bytes })
    // The event stream stays open.
    if (mimeType === 'text/event-stream') end(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const answer = came.get(requestId)
    if (answer !== undefined) came.set(requestId, { ...answer, bytes })
    end(requestId)
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  return {
    came,
    settled: async () => {
      await once(calm, 'calm', { signal: AbortSignal.timeout(longest) })
    },
  }
}
