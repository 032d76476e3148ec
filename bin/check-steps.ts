import { installed, type Step } from './steps.ts'

/** What must be in order before anything is run; the slow ones first. */
export const checkSteps: readonly Step[] = [
  {
    name: 'lint',
    commands: [[installed('oxlint'), '--type-aware', '--deny-warnings', '--quiet']],
  },
  { name: 'types', commands: [[installed('tsc'), '-p', 'tsconfig.json']] },
  {
    name: 'types of the pages',
    commands: [
      [installed('react-router'), 'typegen'],
      [installed('tsc'), '-p', 'tsconfig.json'],
    ],
    folder: 'web',
  },
  { name: 'nothing unused', commands: [[installed('knip')]] },
  { name: 'row types fit the migrations', commands: [['bin/generate-schema.ts', '--check']] },
  { name: 'script of each page within its budget', commands: [['bin/script-size.ts']] },
  { name: 'format', commands: [[installed('oxfmt'), '--check', '.']] },
]
