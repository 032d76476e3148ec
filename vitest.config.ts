import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{architecture,domain,contract,text,server,web,bin}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: ['./server/src/platform/testing/global-setup.ts'],
  },
})
