import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/build/**']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{architecture,domain,contract,text,web}/**/*.test.{ts,tsx}'],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,bin}/**/*.test.ts'],
          exclude,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          globalSetup: ['./server/src/platform/testing/global-setup.ts'],
        },
      },
    ],
  },
})
