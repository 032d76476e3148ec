import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { limitConcurrency } from './concurrency.ts'
import { AppError } from './errors.ts'

/**
 * Runs work on user files in subprocesses, so that it can't block or exhaust the server. Threads
 * wouldn't do: one that runs out of memory in JSON.parse or a regular expression ends the whole
 * process.
 */
export interface SubprocessOptions<Result> {
  /** The script, which responds with `answerOnce`. */
  readonly script: URL
  readonly memoryMb: number
  readonly patienceMs: number
  /** The result if a limit was reached. */
  readonly spent: (what: 'time' | 'memory') => Result
}

/** One limit for all kinds, so that their memory fits the machine. */
const limit = limitConcurrency({ max: 2, maxWaiting: 10, maxPerAccount: 3 })

/** The account the work is for, or null for the server itself. */
export interface Requester {
  readonly accountId: string | null
  /** Aborted when the client disconnects, which ends the work. */
  readonly signal?: AbortSignal | undefined
}

/** Runs such work in a process per message. */
export function openSubprocess<Asked extends object, Result>(
  options: SubprocessOptions<Result>,
): (requester: Requester, asked: Asked) => Promise<Result> {
  return ({ accountId, signal }, asked) =>
    limit.run(() => {
      if (signal?.aborted) throw new AppError('unavailable')
      return askSubprocess(options, { asked, signal })
    }, accountId)
}

/** Signals with which V8 or the system ends a process without memory. */
const outgrown: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGTRAP', 'SIGKILL'])

function askSubprocess<Result>(
  { script, memoryMb, patienceMs, spent }: SubprocessOptions<Result>,
  { asked, signal }: { readonly asked: object; readonly signal: AbortSignal | undefined },
): Promise<Result> {
  const child = begun(script, memoryMb)
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  signal?.addEventListener('abort', end)
  return new Promise<Result>((resolve, reject) => {
    const tooLong = setTimeout(() => resolve(spent('time')), patienceMs)
    child.once('message', (said: Said<Result>) => {
      if ('result' in said) resolve(said.result)
      else reject(said.failed)
    })
    child.once('error', reject)
    child.once('exit', (_code, endedBy) => {
      clearTimeout(tooLong)
      if (signal?.aborted) reject(new AppError('unavailable'))
      else if (outgrown.has(endedBy)) resolve(spent('memory'))
      else reject(new AppError('unavailable'))
    })
    child.send(asked, (error) => {
      if (error) reject(error)
    })
  }).finally(() => {
    process.off('exit', end)
    signal?.removeEventListener('abort', end)
    end()
  })
}

/** Without our environment, so it gets no keys or database address. */
function begun(script: URL, memoryMb: number): ChildProcess {
  return fork(script, [String(process.pid)], {
    serialization: 'advanced',
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** A message from the subprocess. */
type Said<Result> = { readonly result: Result } | { readonly failed: unknown }

/**
 * In the subprocess: answers one message, then waits for the parent, so that a long answer isn't
 * cut off.
 */
export async function answerOnce<Asked>(
  answer: (asked: Asked) => object | Promise<object>,
): Promise<void> {
  new Worker(new URL('./subprocess-watch.ts', import.meta.url), {
    argv: process.argv.slice(2),
  }).unref()
  const messages: readonly Asked[] = await once(process, 'message')
  for (const asked of messages.slice(0, 1))
    process.send?.(
      await Promise.resolve(asked)
        .then(answer)
        .then(
          (result): Said<object> => ({ result }),
          (failed: unknown): Said<object> => ({ failed }),
        ),
    )
  await once(process, 'disconnect')
}
