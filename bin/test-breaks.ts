/**
 * `npm run test:breaks`: breaks rules of the product one at a time and expects the tests of each
 * to fail. Fails for a rule without a failing test, or that has moved. `-- players missing` breaks
 * only rules with one of these words in their description or file.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BrokenRule } from '../architecture/breaks/broken-rule.ts'
import { brokenRules } from '../architecture/breaks/rules.ts'
import { installedProgram, root } from './steps.ts'

const wanted = process.argv.slice(2)
let missed = 0
const tried = brokenRules.filter(
  ({ rule, file }) =>
    wanted.length === 0 || wanted.some((words) => `${rule} ${file}`.includes(words)),
)

for (const broken of tried) {
  const outcome = await tryOut(broken)
  if (outcome !== 'noticed') missed += 1
  console.info(`${outcome === 'noticed' ? '✓' : '✗'} ${broken.rule}: ${outcome}`)
}
console.info(`${tried.length - missed} passed, ${missed} failed`)
process.exitCode = missed === 0 && tried.length > 0 ? 0 : 1

async function tryOut({ file, from, to, project, tests }: BrokenRule): Promise<string> {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2) return 'the rule is not where it was'
  const restore = (): void => writeFileSync(path, source)
  process.once('exit', restore)
  try {
    writeFileSync(
      path,
      source.replace(from, () => to),
    )
    return (await isGreen(project, tests)) ? 'NOBODY NOTICED' : 'noticed'
  } finally {
    restore()
    process.off('exit', restore)
  }
}

/** Counts only failing tests: a run without tests fails for another reason. */
async function isGreen(project: string, tests: readonly string[]): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      installedProgram('vitest'),
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--bail=1',
      ...tests,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, NO_COLOR: '1' } },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await new Promise((resolve) => child.once('close', resolve))
  return !/^\s*Tests\s+\d+ failed/m.test(output)
}

process.on('SIGINT', () => process.exit(130))
