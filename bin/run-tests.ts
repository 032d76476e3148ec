/**
 * `npm test`: checks, tests and daily journeys, with one sum. `npm run test:all` adds all
 * journeys, the screens in every language, size and theme, and the long proofs. `-- --database
 * URL` uses that PostgreSQL (15 or newer) for the tests.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import { longProofs } from '../e2e/long-proofs.ts'
import { checkSteps } from './check-steps.ts'
import { exitCodeOf, type Phase, formatReport, runPhases } from './phases.ts'
import { runPlaywright, runVitest } from './results.ts'
import { runSteps } from './steps.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' } },
})
const extent = positionals[0] === 'all' ? 'all' : 'daily'
if (values.database !== undefined) process.env['TOUCHLINE_TEST_DATABASE'] = values.database
const phases: readonly Phase[] = [
  {
    name: 'checks',
    run: async () => ({ ...(await runSteps(checkSteps)), files: [], failures: [] }),
  },
  {
    name: 'unit and server tests',
    run: () => runVitest([], extent === 'all' ? { TOUCHLINE_CASES: 'new' } : {}),
  },
  { name: 'journeys', run: () => runPlaywright(extent) },
  ...(extent === 'all' ? [{ name: 'long proofs', run: longProofs }] : []),
]

// One phase keeps two cores busy; with more, checks and tests run side by side.
const finished = await runPhases(phases, availableParallelism() >= 4 ? 2 : 1)
for (const line of formatReport(finished)) console.info(line)
process.exitCode = exitCodeOf(finished)
