import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Started {
  /** The output so far. */
  said(): string
  /** Waits for this output. Throws with the whole output if the program ends or takes too long. */
  says(words: RegExp, seconds?: number): Promise<RegExpExecArray>
  /** Ctrl-C in a terminal: signals the whole process group. */
  interrupt(): Promise<number | null>
  /** Waits until it exits. */
  ended(): Promise<number | null>
}

const running = new Set<number>()

/** Starts a program in its own process group and records its output. */
export function start(
  command: readonly [string, ...string[]],
  options: { cwd: string; env?: Readonly<Record<string, string>> },
): Started {
  const [program, ...rest] = command
  const child = spawn(program, rest, {
    cwd: options.cwd,
    env: { ...process.env, NODE_ENV: '', ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const group = child.pid ?? 0
  running.add(group)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  let code: number | null | undefined
  const closed = once(child, 'close').then(() => {
    running.delete(group)
    code = child.exitCode
    return code
  })

  return {
    said: () => output,
    ended: () => closed,
    async says(words, seconds = 120) {
      const deadline = performance.now() + seconds * 1000
      for (;;) {
        const match = words.exec(output)
        if (match) return match
        if (code !== undefined || performance.now() > deadline)
          throw new Error(`It never said ${String(words)}, but:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    interrupt() {
      process.kill(-group, 'SIGINT')
      return closed
    },
  }
}

/** Kills what a failed test has left running. */
export function killAll(): void {
  for (const group of running) process.kill(-group, 'SIGKILL')
}
