import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const exclude = ['**/node_modules/**', '**/build/**']

/** Files that start programs of their own, or replace a library for themselves. */
const alone = ['bin/**/*.test.ts', 'server/src/auth/routes/guessing.test.ts']

/** What takes longest: it begins first, or everybody waits for it at the end. */
const long = [
  'bin/start.test.ts',
  'routes/guessing.test.ts',
  'whole/kill.test.ts',
  'whole/crowd.test.ts',
  'database/embedded-postgres.test.ts',
  'whole/database-faults.test.ts',
  'commands/read-workbook.test.ts',
  'whole/mailbox.test.ts',
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

const server = {
  exclude,
  testTimeout: 20_000,
  hookTimeout: 60_000,
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
      {
        extends: true,
        test: {
          name: 'rules',
          // A busy machine may let a rule wait; a rule that goes on for ever is found all the same.
          testTimeout: 20_000,
          include: ['{architecture,domain,contract,text,web}/**/*.test.{ts,tsx}'],
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
