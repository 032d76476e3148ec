import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** One command whose exit code says whether something is in order. */
export interface Step {
  readonly name: string
  /** Run with our Node, one after the other; the first word is a script. */
  readonly commands: readonly (readonly string[])[]
  readonly folder?: string
}

/** The path of a program that npm installed. */
export function installed(program: string): string {
  return join(root, 'node_modules/.bin', program)
}

/** Runs the steps two at a time, says a line about each, and answers how many went well. */
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

function run(
  command: readonly string[],
  folder = '.',
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, command, {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
