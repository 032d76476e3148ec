/**
 * What people on a phone wait for, page by page: warm, with the site visited before, under
 * Lighthouse's mobile settings; and cold, on a new device. Prints medians next to the budgets.
 * Lighthouse is downloaded from npm on demand, because it has 176 MB. Needs the built pages.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { chromium, type LaunchOptions } from '@playwright/test'
import { z } from 'zod'

import { findBrowser } from '../e2e/harness/browser.ts'
import { totalBlockingTime } from './blocking-time.ts'
import { measureColdPages } from './cold-pages.ts'
import { fillWeek } from './full-week.ts'
import { median } from './load.ts'
import { run, benchmarkSettings } from './processes.ts'
import { teamOf500, type LargeTeam } from './team-of-500.ts'

const version = 'lighthouse@13.5.0'
const lighthouse = ['exec', '--yes', '--ignore-scripts', `--package=${version}`, '--', 'lighthouse']
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
const maxTries = 3
/** In ms. A page with an event stream is never idle: Lighthouse would wait 45 s. */
const longestWait = 15_000
const budgets = { largestPaint: { open: 1500, signedIn: 2500 }, blocked: 150, shift: 0.05 }

const figure = z.object({ numericValue: z.number() })
const report = z.object({
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
})
type Audits = z.infer<typeof report>['audits']
type Figures = Audits & { readonly computing: number }

interface Browser {
  readonly profile: string
  readonly found: LaunchOptions
}

interface Visit {
  readonly address: string
  readonly paths: readonly string[]
  readonly rounds: number
  /** The account whose session the browser has; undefined for a visitor. */
  readonly session: string | undefined
}

/** `cold`: first visits only. */
export async function measurePages(rounds: number, wanted?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-pages-'))
  const touchline = await run('server/build/main.js', {
    DATA_DIR: folder,
    PORT: '0',
    ...benchmarkSettings,
  })
  const { address } = touchline
  try {
    const team = await teamOf500(address)
    const links = await fillWeek(address, team)
    if (wanted !== 'cold') await warmPages({ address, team, rounds })
    await measureColdPages({ address, team, links, rounds })
  } finally {
    await touchline.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Warm {
  readonly address: string
  readonly team: LargeTeam
  readonly rounds: number
}

async function warmPages({ address, team, rounds }: Warm): Promise<void> {
  const home = `/team/${team.teamId}`
  console.info(`medians of ${rounds} rounds on ${version}'s mobile setting\n`)
  console.info('| warm | LCP ms | budget | TBT ms | budget | computing alone | CLS | budget |')
  console.info('|---|--:|--:|--:|--:|--:|--:|--:|')
  await visit({ address, rounds, paths: ['/', '/login'], session: undefined })
  const pages = ['', '/calendar', '/members', '/messages'].map((page) => `${home}${page}`)
  await visit({ address, rounds, paths: ['/teams', ...pages], session: team.session })
  console.info('')
}

/** Measures each page in a browser that has visited before and keeps its storage and cache. */
async function visit({ address, paths, rounds, session }: Visit): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'touchline-profile-'))
  try {
    const found = await comeFirst(profile, { address, session })
    for (const path of paths) {
      const seen: Figures[] = []
      for (let round = 0; round < rounds; round += 1)
        seen.push(await look(address + path, { profile, found }))
      console.info(line(path, { seen, isOpen: session === undefined }))
    }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/**
 * Signs in and waits until the site is cached, so that its files don't load during a measurement.
 */
async function comeFirst(
  profile: string,
  { address, session }: Pick<Visit, 'address' | 'session'>,
): Promise<LaunchOptions> {
  const found = await findBrowser()
  const browser = await chromium.launchPersistentContext(profile, found)
  try {
    const page = await browser.newPage()
    await page.goto(address)
    if (session !== undefined) {
      await page.evaluate(`localStorage.setItem('touchline-session', ${JSON.stringify(session)})`)
      await page.goto(`${address}/teams`)
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    }
    await page.goto('about:blank')
  } finally {
    await browser.close()
  }
  return found
}

/** Repeats a trace that can't be read, as Lighthouse recommends. */
async function look(url: string, browser: Browser): Promise<Figures> {
  for (let tries = 1; tries < maxTries; tries += 1)
    try {
      return await lookOnce(url, browser)
    } catch (error) {
      const reason = error instanceof Error ? /\(([A-Z_]+)\)/.exec(error.message)?.[1] : undefined
      console.error(`once more, Lighthouse said ${reason}`)
    }
  return lookOnce(url, browser)
}

async function lookOnce(url: string, { profile, found }: Browser): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-look-'))
  const output = join(folder, 'report.json')
  const options = [
    '--quiet',
    '--disable-storage-reset',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${output}`,
    '--save-assets',
    `--max-wait-for-load=${longestWait}`,
    `--chrome-flags=${[...flags, `--user-data-dir=${profile}`].join(' ')}`,
  ]
  const env = { ...process.env, ...found.env, CHROME_PATH: found.executablePath }
  try {
    await promisify(execFile)('npm', [...lighthouse, url, ...options], { env })
    const { audits } = report.parse(JSON.parse(readFileSync(output, 'utf8')))
    return { ...audits, computing: totalBlockingTime(join(folder, 'report-0.trace.json')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function line(
  path: string,
  { seen, isOpen }: { readonly seen: readonly Figures[]; readonly isOpen: boolean },
): string {
  const of = (name: keyof Audits) => median(seen.map((audits) => audits[name].numericValue))
  const paint = budgets.largestPaint[isOpen ? 'open' : 'signedIn']
  const figures = [
    of('largest-contentful-paint').toFixed(0),
    paint,
    of('total-blocking-time').toFixed(0),
    budgets.blocked,
    median(seen.map(({ computing }) => computing)).toFixed(0),
    of('cumulative-layout-shift').toFixed(3),
    budgets.shift,
  ]
  return `| ${[path.replace(/^\/team\/[^/]+/, '/team/{id}'), ...figures].join(' | ')} |`
}
