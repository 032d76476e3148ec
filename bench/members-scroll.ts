/**
 * `node bench/members-scroll.ts`: the browser's longest task while someone scrolls and searches a
 * team of 500, as a table and as cards, on desktop and phone, at full and quarter CPU speed. Needs
 * the built pages. Limits: 60 rows in the page, 50 ms at a quarter.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type CDPSession, chromium, type Page } from '@playwright/test'

import { findBrowser } from '../e2e/harness/browser.ts'
import { measureLongestTask } from './busy.ts'
import { median } from './load.ts'
import { run, benchmarkSettings } from './processes.ts'
import { type LargeTeam, teamOf500 } from './team-of-500.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const screens = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const
const arrangements = ['table', 'cards'] as const
const acts = { scroll, search } as const

/** A page whose CPU speed can be throttled. */
interface Opened {
  readonly page: Page
  readonly speed: CDPSession
}

const folder = mkdtempSync(join(tmpdir(), 'touchline-members-'))
const touchline = await run('server/build/main.js', {
  DATA_DIR: folder,
  PORT: '0',
  ...benchmarkSettings,
})
const browser = await chromium.launch(await findBrowser())
try {
  const team = await teamOf500(touchline.address)
  console.info(`medians of ${rounds} rounds; the longest stretch in ms\n`)
  console.info('| act | shown as | screen | mostPeople rows | full speed | a quarter | ratio |')
  console.info('|---|---|---|--:|--:|--:|--:|')
  for (const screen of screens)
    for (const arrangement of arrangements) await measure({ team, screen, arrangement })
} finally {
  await browser.close()
  await touchline.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Shown {
  readonly team: LargeTeam
  readonly screen: (typeof screens)[number]
  readonly arrangement: (typeof arrangements)[number]
}

async function measure({ team, screen, arrangement }: Shown): Promise<void> {
  const { name: screenName, ...viewport } = screen
  const context = await browser.newContext({ viewport, baseURL: touchline.address })
  await context.addInitScript(
    `localStorage.setItem('touchline-session', ${JSON.stringify(team.session)})
     localStorage.setItem('touchline-member-arrangement-${team.accountId}', '${arrangement}')`,
  )
  const page = await context.newPage()
  await page.goto(`/team/${team.teamId}/members?size=100`)
  if (screenName === 'phone') await page.getByRole('button', { name: 'Search and filter' }).click()
  await page.getByRole('searchbox').waitFor()
  const opened = { page, speed: await context.newCDPSession(page) }
  for (const name of ['scroll', 'search'] as const) {
    const maxRows = await mostPeople(page, () => acts[name](opened))
    const full = await busy(opened, { act: acts[name], rate: 1 })
    const quarter = await busy(opened, { act: acts[name], rate: 4 })
    const figures = [full.toFixed(0), quarter.toFixed(0), (quarter / full).toFixed(1)]
    console.info(`| ${[name, arrangement, screenName, maxRows, ...figures].join(' | ')} |`)
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

/** From the first row to the last and back, as fast as a fling. */
async function scroll({ page, speed }: Opened): Promise<void> {
  const { width, height } = page.viewportSize() ?? screens[0]
  for (const yDistance of [-6000, 6000])
    await speed.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance,
      speed: 4000,
      gestureSourceType: 'mouse',
    })
}

/** Types a name letter by letter, filtering each time, and clears it. */
async function search({ page }: Opened): Promise<void> {
  const field = page.getByRole('searchbox')
  await field.click()
  await page.keyboard.type('lopez', { delay: 400 })
  await page.waitForFunction(`location.search.includes('q=lopez')`)
  for (let letters = 'lopez'.length; letters > 0; letters -= 1)
    await page.keyboard.press('Backspace', { delay: 400 })
  await page.waitForFunction(`!location.search.includes('q=')`)
  // Includes work triggered by the last letter.
  await page.evaluate('new Promise((done) => requestIdleCallback(done))')
}

/** The most people in the page at any time during some work. */
async function mostPeople(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(`{
    const people = () => document.querySelectorAll('main tbody tr, main ul > li').length
    globalThis.maxPeople = people()
    new MutationObserver(() => { globalThis.maxPeople = Math.max(globalThis.maxPeople, people()) })
      .observe(document.querySelector('main'), { childList: true, subtree: true })
  }`)
  await work()
  return page.evaluate<number>('globalThis.maxPeople')
}
