import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { limitConcurrency } from './concurrency.ts'
import { AppError } from './errors.ts'

/**
 * Work that someone's file asks for, in processes where it can neither hold up nor exhaust the server. Threads
 * would not do: one that outgrows its memory in the midst of a long JSON or a regular expression takes all of the
 * server with it.
 */
export interface SubprocessOptions<Told> {
  /** Says what it answers by `answerOnce`. */
  readonly script: URL
  readonly memoryMb: number
  readonly patienceMs: number
  /** Why a file was given up. */
  readonly spent: (what: 'time' | 'memory') => Told
}

/** One limit for all kinds together, so that their memory adds up to something the machine can bear. */
const limit = limitConcurrency({ max: 2, maxWaiting: 10, maxPerAccount: 3 })

/** Who the work is for: an account, or the server itself. */
export interface Requester {
  readonly accountId: string | null
  /** Aborted when the client hangs up: the work ends with it. */
  readonly signal?: AbortSignal | undefined
}

/** Does such work: a process for each message. */
export function openSubprocess<Asked extends object, Told>(
  options: SubprocessOptions<Told>,
): (requester: Requester, asked: Asked) => Promise<Told> {
  return ({ accountId, signal }, asked) =>
    limit.run(() => {
      if (signal?.aborted) throw new AppError('unavailable')
      return askSubprocess(options, { asked, signal })
    }, accountId)
}

/** By these V8 ends what outgrows its memory, and the system does so by the last. */
const outgrown: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGTRAP', 'SIGKILL'])

function askSubprocess<Told>(
  { script, memoryMb, patienceMs, spent }: SubprocessOptions<Told>,
  { asked, signal }: { readonly asked: object; readonly signal: AbortSignal | undefined },
): Promise<Told> {
  const child = begun(script, memoryMb)
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  signal?.addEventListener('abort', end)
  return new Promise<Told>((resolve, reject) => {
    const tooLong = setTimeout(() => resolve(spent('time')), patienceMs)
    child.once('message', (said: Said<Told>) => {
      if ('told' in said) resolve(said.told)
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

/** Of our environment it knows nothing: no key, no address of the database. */
function begun(script: URL, memoryMb: number): ChildProcess {
  return fork(script, [String(process.pid)], {
    serialization: 'advanced',
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** What such a process says. */
type Said<Told> = { readonly told: Told } | { readonly failed: unknown }

/**
 * In the subprocess: answers one message, then waits for the parent, so that a long answer is not cut off.
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
          (told): Said<object> => ({ told }),
          (failed: unknown): Said<object> => ({ failed }),
        ),
    )
  await once(process, 'disconnect')
}
