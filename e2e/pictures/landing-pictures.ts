import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { type Browser, chromium } from '@playwright/test'
import { type Language, languages } from '@touchline/domain/values/language'
import sharp, { type Sharp } from 'sharp'

import { findBrowser } from '../harness/browser.ts'
import { enter } from '../harness/signed-in.ts'
import { openTouchline } from '../harness/touchline.ts'
import { untilSettled } from './camera.ts'
import { demoWorld, type World } from './worlds.ts'

const root = join(import.meta.dirname, '../..')

/** Picture widths in pixels for the landing page (web/src/site/landing-picture.tsx). */
const sizes = {
  phone: { viewport: { width: 390, height: 700 }, width: 780 },
  desktop: { viewport: { width: 1280, height: 800 }, width: 1280 },
}

interface Subject {
  readonly name: string
  readonly as: 'coach' | 'manager' | 'parent'
  readonly path: (world: World) => string
  readonly sizes: readonly (keyof typeof sizes)[]
}

const subjects: readonly Subject[] = [
  {
    name: 'team',
    as: 'coach',
    path: ({ teamId, eventId }) => `/team/${teamId}/events/${eventId ?? ''}`,
    sizes: ['phone', 'desktop'],
  },
  {
    name: 'club',
    as: 'manager',
    path: ({ clubId }) => `/club/${clubId ?? ''}`,
    sizes: ['phone', 'desktop'],
  },
  { name: 'player', as: 'parent', path: ({ teamId }) => `/team/${teamId}`, sizes: ['phone'] },
]

/**
 * The landing page's pictures from the demo club in each or the named languages, and the README's.
 */
export async function makeLandingPictures(names: readonly string[]): Promise<void> {
  const named = languages.filter((language) => names.includes(language))
  const browser = await chromium.launch(await findBrowser())
  try {
    for (const language of named.length === 0 ? languages : named)
      await picturesIn(browser, language)
  } finally {
    await browser.close()
  }
}

async function picturesIn(browser: Browser, language: Language): Promise<void> {
  const touchline = await openTouchline({
    AUTH_AUTOCONFIRM: 'on',
    AUTH_RATE_LIMITS: 'off',
    CAPTCHA_PROVIDER: 'off',
  })
  try {
    const { address } = touchline
    const world = await demoWorld(address, language)
    for (const subject of subjects) await picturesOf(browser, { address, world, language, subject })
  } finally {
    await touchline.stop()
  }
}

interface Shown {
  readonly address: string
  readonly world: World
  readonly language: Language
  readonly subject: Subject
}

async function picturesOf(browser: Browser, shown: Shown): Promise<void> {
  const { address, world, language, subject } = shown
  const context = await browser.newContext({
    baseURL: address,
    deviceScaleFactor: 2,
    locale: language === 'en' ? 'en-GB' : language,
    timezoneId: 'Europe/Madrid',
    serviceWorkers: 'block',
  })
  await enter(context, world.sessions[subject.as] ?? '')
  const page = await context.newPage()
  await page.goto(subject.path(world), { waitUntil: 'commit' })
  for (const size of subject.sizes)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(sizes[size].viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await untilSettled(page)
      const taken = sharp(await page.screenshot()).resize({ width: sizes[size].width })
      await keep(taken, { language, file: `${subject.name}-${size}-${colorScheme}` })
    }
  await context.close()
}

async function keep(
  taken: Sharp,
  { language, file }: { language: Language; file: string },
): Promise<void> {
  const folder = join(root, 'web/public/pictures', language)
  mkdirSync(folder, { recursive: true })
  await taken.avif({ quality: 55, chromaSubsampling: '4:4:4' }).toFile(join(folder, `${file}.avif`))
  if (language === 'en' && file === 'team-desktop-light')
    await taken.png({ palette: true }).toFile(join(root, 'docs/screenshot.png'))
  console.info(`${language}/${file}`)
}
