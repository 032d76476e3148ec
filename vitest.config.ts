import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const exclude = ['**/node_modules/**', '**/build/**']

/** Files that start programs of their own, or replace a library for themselves. */
const alone = ['bin/**/*.test.ts', 'server/src/auth/routes/guessing.test.ts']

/** What takes longest begins first: a fresh clone knows no times of earlier runs. */
const long = [
  'bin/start.test.ts',
  'testing/hostile-bodies.test.ts',
  'testing/hostile-files.test.ts',
  'commands/preferences.test.ts',
  'database/embedded-namespaces.test.ts',
  'testing/sweep-bodies.test.ts',
  'testing/children-facts.test.ts',
  'testing/sweep.test.ts',
  'bin/prepare.test.ts',
  'testing/kill.test.ts',
  'commands/retention.test.ts',
  'testing/token-words.test.ts',
  'testing/database-faults.test.ts',
  'testing/archived-series.test.ts',
  'testing/live.test.ts',
  'testing/club-archives.test.ts',
  'testing/premium-sequences.test.ts',
  'testing/payment-kill.test.ts',
  'testing/invitations-taken-back.test.ts',
  'commands/company.test.ts',
  'database/embedded-postgres.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = long.findIndex((name) => moduleId.endsWith(name))
      return at === -1 ? long.length : at
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}

/** Before each file: what properties draw is drawn alike. */
const setupFiles = ['./bin/fixed-seed.ts']

const server = {
  exclude,
  setupFiles,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  /** As `npm run test:all -- --database URL` sets it. */
  provide: { givenDatabase: process.env['TOUCHLINE_TEST_DATABASE'] ?? '' },
  globalSetup: ['./server/src/platform/testing/global-setup.ts'],
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Every file makes a platform and a database of its own; what they import is read once.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      'web/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'rules',
          setupFiles,
          // A busy machine may let a rule wait; a rule that goes on for ever is found all the same.
          testTimeout: 20_000,
          include: ['{architecture,domain,contract,text,web}/**/*.test.ts'],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, ...alone],
        },
      },
      { extends: true, test: { ...server, name: 'alone', include: alone, isolate: true } },
    ],
  },
})
