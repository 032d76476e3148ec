/**
 * `node bench/photos-scroll.ts`: the browser's longest task in an album of 2,000 pictures while someone
 * scrolls through it, jumps to its end and walks from picture to picture, on desktop and phone, at full
 * and quarter CPU speed; then the album as a zip. Needs the built pages. Limits: 100 ms at a quarter, 1,500
 * elements, 2 pages of rows per jump.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test'

import { findBrowser } from '../e2e/harness/browser.ts'
import { albumOf2000, type LargeAlbum } from './album-of-2000.ts'
import { measureLongestTask } from './busy.ts'
import { median } from './load.ts'
import { openOwnDatabase } from './own-database.ts'
import { run, benchmarkSettings } from './processes.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const screens = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const
const acts = { scroll, jump, walk } as const

/** A page whose CPU speed can be throttled. */
interface Opened {
  readonly page: Page
  readonly speed: CDPSession
}

const own = await openOwnDatabase()
const touchline = await run('server/build/main.js', {
  DATABASE_URL: own.url,
  DATA_DIR: own.folder,
  PORT: '0',
  ...benchmarkSettings,
})
const browser = await chromium.launch(await findBrowser())
try {
  const album = await albumOf2000(touchline.address, own)
  console.info(`medians of ${rounds} rounds; the longest task in ms\n`)
  console.info('| act | screen | elements | rows asked | pictures | full speed | a quarter |')
  console.info('|---|---|--:|--:|--:|--:|--:|')
  for (const screen of screens) await measure(album, screen)
  console.info(await zipped(album))
} finally {
  await browser.close()
  await touchline.stop()
  await own.close()
}

async function measure(album: LargeAlbum, screen: (typeof screens)[number]): Promise<void> {
  const { name: screenName, ...viewport } = screen
  const context = await browser.newContext({
    viewport,
    baseURL: touchline.address,
    bypassCSP: true,
  })
  await context.addInitScript(
    `localStorage.setItem('touchline-session', ${JSON.stringify(album.session)})`,
  )
  const page = await context.newPage()
  await page.goto(`/team/${album.teamId}/photos/${album.albumId}`)
  await page.getByRole('group').getByRole('button').first().waitFor()
  const opened = { page, speed: await context.newCDPSession(page) }
  for (const name of ['jump', 'scroll', 'walk'] as const) {
    const asked = await requestsDuring(page, () => acts[name](opened))
    const elements = await page.evaluate<number>('document.querySelectorAll("*").length')
    const full = await busy(opened, { act: acts[name], rate: 1 })
    const quarter = await busy(opened, { act: acts[name], rate: 4 })
    const figures = [asked.rows, asked.pictures, full.toFixed(0), quarter.toFixed(0)]
    console.info(`| ${[name, screenName, elements, ...figures].join(' | ')} |`)
  }
  await context.close()
}

/** The median of the longest task over all rounds at a CPU throttling rate. */
async function busy(
  { page, speed }: Opened,
  { act, rate }: { readonly act: (opened: Opened) => Promise<void>; readonly rate: number },
): Promise<number> {
  await speed.send('Emulation.setCPUThrottlingRate', { rate })
  const longest: number[] = []
  for (let round = 0; round < rounds; round += 1)
    longest.push(await measureLongestTask(browser, { page, work: () => act({ page, speed }) }))
  await speed.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return median(longest)
}

async function requestsDuring(
  page: Page,
  work: () => Promise<void>,
): Promise<{ readonly rows: number; readonly pictures: number }> {
  const asked = { rows: 0, pictures: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/albums\/[^/]+\/photos$/.test(pathname)) asked.rows += 1
    if (pathname.startsWith('/storage/')) asked.pictures += 1
  })
  await work()
  const seen = { ...asked }
  page.removeAllListeners('request')
  return seen
}

/** To the end and back, with a stop in the middle. */
async function jump({ page }: Opened): Promise<void> {
  for (const part of [0.5, 1, 0]) {
    await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${part})`)
    await allLoaded(page)
  }
}

/** Down and up again, as fast as a fling. */
async function scroll({ page, speed }: Opened): Promise<void> {
  const { width, height } = page.viewportSize() ?? screens[0]
  for (const yDistance of [-20_000, 20_000])
    await speed.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance,
      speed: 5000,
      gestureSourceType: 'mouse',
    })
  await allLoaded(page)
}

/** Opens the first picture, walks on with the keyboard and closes it. */
async function walk({ page }: Opened): Promise<void> {
  await page.getByRole('group').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  for (let at = 1; at <= 40; at += 1) {
    await dialog.getByText(`Photo ${at} of`).waitFor()
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Every picture in the window is drawn. */
async function allLoaded(page: Page): Promise<void> {
  await page.waitForFunction(`(() => {
    const all = [...document.querySelectorAll('[role=group] > *')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    return all.length > 0 && all.every((one) => one.querySelector('img')?.complete)
  })()`)
}

/** How long the zip takes and how large it is. */
async function zipped({ teamId, albumId, token }: LargeAlbum): Promise<string> {
  const path = `/rest/v1/teams/${teamId}/albums/${albumId}/download`
  const headers = { authorization: `Bearer ${token}` }
  const answer: unknown = await (await fetch(touchline.address + path, { headers })).json()
  const download =
    typeof answer === 'object' && answer !== null && 'download' in answer ? answer.download : ''
  const began = performance.now()
  const sent = await fetch(touchline.address + String(download))
  const bytes = (await sent.arrayBuffer()).byteLength
  const seconds = (performance.now() - began) / 1000
  return `\nzip: ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s`
}
