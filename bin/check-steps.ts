import { join } from 'node:path'

import { installedProgram, root, type Step } from './steps.ts'

/** Checks before anything runs; the slow ones first. */
export const checkSteps: readonly Step[] = [
  {
    name: 'lint',
    commands: [[installedProgram('oxlint'), '--type-aware', '--deny-warnings', '--quiet']],
  },
  { name: 'types', commands: [typeCheck('types')] },
  {
    name: 'types of the pages',
    commands: [[installedProgram('react-router'), 'typegen'], typeCheck('types-of-the-pages')],
    folder: 'web',
  },
  { name: 'nothing unused', commands: [[installedProgram('knip')]] },
  { name: 'row types fit the migrations', commands: [['bin/generate-schema.ts', '--check']] },
  { name: 'types of the client fit the API', commands: [['client/generate.ts', '--check']] },
  { name: 'first visit to each page within its budget', commands: [['bin/page-weight.ts']] },
  { name: 'format', commands: [[installedProgram('oxfmt'), '--check', '.']] },
]

/** Incremental: rechecks only changed files. */
function typeCheck(name: string): readonly string[] {
  const known = join(root, `node_modules/.cache/${name}.tsbuildinfo`)
  return [
    installedProgram('tsc'),
    '-p',
    'tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    known,
  ]
}
