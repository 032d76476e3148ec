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
/**
 * The two most important journeys and every screen also run on a desktop, where they look
 * different.
 */
const looks =
  /\/(?:season|saturday|every-screen|screens|screens-signed-in|screens-team|screens-money)\.spec\.ts/
/** The other theme changes only colours, so each screen is checked once. */
const colours = /\/every-screen\.spec\.ts/
/** Layout problems of a language show on a phone. */
const grepInvert = /, in (?:de|es|fr)$/
const dark = { colorScheme: 'dark' } as const
const everything = process.env['TOUCHLINE_JOURNEYS'] === 'all'
/** Running a journey by name includes all its tests. */
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
  // A journey that passes on the second try is broken.
  retries: 0,
  reporter:
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    launchOptions: await findBrowser(),
    // Pages come from the server each time; the offline journeys allow service workers.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 15_000,
  },
})
