import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { findBrowser } from '../e2e/harness/browser.ts'
import { contractRoutes } from './contract-plugin.ts'

/** Component tests: a real browser shows the real component, and src/testing/server.ts answers it. */
export default defineConfig({
  plugins: [contractRoutes(), tailwindcss()],
  // Found before the first test, anew each time: a library that is found later reloads the page under it.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/app/entry.server.tsx'], force: true },
  test: {
    name: 'components',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/set-up.ts'],
    testTimeout: 10_000,
    expect: { poll: { interval: 20, timeout: 5000 } },
    // Two pages for all: what they import is read once, and set-up.ts leaves nothing behind.
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: await findBrowser(),
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
