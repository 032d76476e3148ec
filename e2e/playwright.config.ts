import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import { dailyJourneys } from './daily.ts'
import { findBrowser } from './harness/browser.ts'

for (const name of dailyJourneys)
  if (!existsSync(join(import.meta.dirname, `journeys/${name}.spec.ts`)))
    throw new Error(`e2e/daily.ts names no journey: ${name}`)

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
/** The two journeys everything hangs on, and every screen by itself: on a desktop they look different. */
const looks =
  /\/(?:season|saturday|every-screen|screens|screens-signed-in|screens-team|screens-money)\.spec\.ts/
/** In the other theme the colours are others, and nothing else: every screen is looked at once. */
const colours = /\/every-screen\.spec\.ts/
/** What a language changes shows on a phone. */
const grepInvert = /, in (?:de|es|fr)$/
const dark = { colorScheme: 'dark' } as const
const everything = process.env['TOUCHLINE_JOURNEYS'] === 'all'
/** Whoever asks for a journey by name gets it. */
const isDaily = process.env['TOUCHLINE_JOURNEYS'] === 'daily'

export default defineConfig({
  projects: [
    { name: 'phone', use: { viewport: phone } },
    ...(everything
      ? [
          { name: 'phone, dark', use: { viewport: phone, ...dark }, testMatch: colours },
          { name: 'desktop', use: { viewport: desktop }, testMatch: looks, grepInvert },
          { name: 'desktop, dark', use: { viewport: desktop, ...dark }, testMatch: colours },
        ]
      : []),
  ],
  globalSetup: './harness/shared-postgres.ts',
  testDir: './journeys',
  testMatch: isDaily ? dailyJourneys.map((name) => `**/${name}.spec.ts`) : '**/*.spec.ts',
  ...(isDaily ? { grepInvert: /@in-full/ } : {}),
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/../trees/{arg}{ext}',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A journey that is right at its second try is wrong.
  retries: 0,
  reporter:
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    launchOptions: await findBrowser(),
    // Pages are asked of the server each time; the journey without a network lets them in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 15_000,
  },
})
