import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** A command whose exit code says whether a check passes. */
export interface Step {
  readonly name: string
  /** Run with our Node, one after another; the first word is a script. */
  readonly commands: readonly (readonly string[])[]
  readonly folder?: string
}

/** The path of a program installed by npm. */
export function installedProgram(program: string): string {
  return join(root, 'node_modules/.bin', program)
}

let files = 0

/** Runs the steps two at a time, prints a line for each and returns how many passed. */
export async function runSteps(
  steps: readonly Step[],
): Promise<{ passed: number; failed: number }> {
  const waiting = [...steps]
  let passed = 0
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      if (await runStep(step)) passed += 1
  }
  await Promise.all([worker(), worker()])
  return { passed, failed: steps.length - passed }
}

async function runStep({ name, commands, folder }: Step): Promise<boolean> {
  const begin = performance.now()
  let output = ''
  let isFine = true
  for (const command of commands) {
    const result = await run(command, folder)
    output += result.output
    isFine = result.code === 0
    if (!isFine) break
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.info(
    `${isFine ? '✓' : '✗'} ${name} (${seconds} s)${isFine ? '' : `\n${output.trimEnd()}`}`,
  )
  return isFine
}

/** Writes to a file instead of a pipe: a linter with much output fails when the pipe is full. */
async function run(
  command: readonly string[],
  folder = '.',
): Promise<{ code: number | null; output: string }> {
  const file = join(tmpdir(), `touchline-step-${process.pid}-${(files += 1)}`)
  const output = openSync(file, 'w')
  const child = spawn(process.execPath, command, {
    cwd: join(root, folder),
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const said = readFileSync(file, 'utf8')
  rmSync(file)
  return { code, output: said }
}
