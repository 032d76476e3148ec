import { join } from 'node:path'

import { installed, root, type Step } from './steps.ts'

/** Checks before anything runs; the slow ones first. */
export const checkSteps: readonly Step[] = [
  {
    name: 'lint',
    commands: [[installed('oxlint'), '--type-aware', '--deny-warnings', '--quiet']],
  },
  { name: 'types', commands: [typeCheck('types')] },
  {
    name: 'types of the pages',
    commands: [[installed('react-router'), 'typegen'], typeCheck('types-of-the-pages')],
    folder: 'web',
  },
  { name: 'nothing unused', commands: [[installed('knip')]] },
  { name: 'row types fit the migrations', commands: [['bin/generate-schema.ts', '--check']] },
  { name: 'types of the client fit the API', commands: [['client/generate.ts', '--check']] },
  { name: 'first visit to each page within its budget', commands: [['bin/page-weight.ts']] },
  { name: 'format', commands: [[installed('oxfmt'), '--check', '.']] },
]

/** Incremental: rechecks only changed files. */
function typeCheck(name: string): readonly string[] {
  const known = join(root, `node_modules/.cache/${name}.tsbuildinfo`)
  return [installed('tsc'), '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', known]
}
