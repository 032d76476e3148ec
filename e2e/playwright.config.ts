import { defineConfig } from '@playwright/test'

import { findBrowser } from './harness/browser.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
/** The two journeys everything hangs on, in the other theme, too; of a day the one that sees most. */
const whole = /\/(?:season|saturday)\.spec\.ts/
const most = /\/saturday\.spec\.ts/
/**
 * Long walks that a day leaves to the whole matrix: at 400 %, and with hostile words on every page. Of the
 * latter, server/src/whole/hostile-text.test.ts and architecture/security.test.ts prove each day what needs
 * no browser.
 */
const walks = /\/(?:magnified|hostile-text)\.spec\.ts/
/** And, for the whole matrix, every screen by itself. */
const looks = /\/(?:season|saturday|screens|screens-signed-in|screens-team|screens-money)\.spec\.ts/
const everything = process.env['TOUCHLINE_JOURNEYS'] === 'all'
/** Whoever asks for a journey by name gets it. */
const isDaily = process.env['TOUCHLINE_JOURNEYS'] === 'daily'

export default defineConfig({
  projects: [
    { name: 'phone', use: { viewport: phone } },
    {
      name: 'phone, dark',
      use: { viewport: phone, colorScheme: 'dark' },
      testMatch: isDaily ? most : whole,
    },
    ...(everything
      ? [
          { name: 'desktop', use: { viewport: desktop }, testMatch: looks },
          {
            name: 'desktop, dark',
            use: { viewport: desktop, colorScheme: 'dark' as const },
            testMatch: looks,
          },
        ]
      : []),
  ],
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  testIgnore: isDaily ? walks : [],
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/../trees/{arg}{ext}',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A small machine that does other things now and then fails a journey that is right. It is tried once more,
  // and named among the flaky ones: those are faults, of the product or of the journey, to be mended.
  retries: 1,
  reporter:
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    launchOptions: await findBrowser(),
    // Pages are asked of the server each time; the journey without a network lets them in.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 15_000,
  },
})
