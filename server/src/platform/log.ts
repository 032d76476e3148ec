import { cutTo } from '@touchline/domain/values/cut-to'
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Lines on stderr, JSON unless another stream is given. Secrets are cut by path, and addresses are logged without their query. */
export function openLog(level: string, lines?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      serializers: { error: toldOf },
      redact: {
        paths: ['*.password', '*.token', '*.authorization', 'headers', '*.headers', '*.secret'],
        censor: '(cut)',
      },
    },
    lines ?? pino.destination({ dest: 2, sync: false }),
  )
}

/** Lines for people to read; only loaded when LOG_FORMAT asks for them. */
export async function linesFor(format: 'json' | 'pretty'): Promise<DestinationStream | undefined> {
  if (format === 'json') return undefined
  const { default: pretty } = await import('pino-pretty')
  return pretty({ destination: 2, colorize: process.stderr.isTTY, translateTime: 'SYS:HH:MM:ss.l' })
}

/**
 * Limits message and stack, in characters, to about 8 KiB per error, so that long texts do not fill the
 * disk.
 */
const most = { message: 2000, stack: 4000 } as const

/** What helps to find the cause; not the values that a database's error may carry along. */
function toldOf(error: unknown): unknown {
  if (typeof error === 'string') return beginOf(error, most.message)
  if (!(error instanceof Error)) return strangeOf(error)
  const code = 'code' in error ? error.code : undefined
  // Whatever someone has put there.
  const whole = String(error.message)
  const message = beginOf(whole, most.message)
  // It begins with the message: a long one must not push out the lines behind it.
  const stack =
    error.stack === undefined ? undefined : String(error.stack).replace(whole, () => message)
  return { name: error.name, message, code, stack: stack && beginOf(stack, most.stack) }
}

/** Something else was thrown: its kind and words, and the names of what it holds; values may be anybody's secrets. */
function strangeOf(thrown: unknown): object {
  if (typeof thrown !== 'object' || thrown === null)
    return { name: thrown === null ? 'null' : typeof thrown, message: beginOf(String(thrown), 200) }
  const { code, message } = { code: undefined, message: undefined, ...thrown }
  const isCode = typeof code === 'string' || typeof code === 'number'
  return {
    name: Object.prototype.toString.call(thrown).slice('[object '.length, -1),
    message: typeof message === 'string' ? beginOf(message, most.message) : undefined,
    code: isCode ? beginOf(String(code), 200) : undefined,
    holds: Object.keys(thrown)
      .slice(0, 20)
      .map((key) => beginOf(key, 60)),
  }
}

/** Of megabytes only the beginning is taken apart into letters. */
function beginOf(text: string, letters: number): string {
  return cutTo(text.slice(0, 2 * letters), letters)
}

/**
 * Addresses that are secrets themselves: of a feed, a letter's link, a bill (`/bill/` in letters of before),
 * a form for some, a match, a league not for all.
 */
export const secretAddress =
  /^(\/+(?:answer|bill|collect|feeds|league|match|pay|register-with|registration|unsubscribe)\/).*/i

/** The path of an address without its query and without what is secret in it. */
export function pathOnly(url: string): string {
  const cut = url.search(/[?#]/)
  const path = cut < 0 ? url : url.slice(0, cut)
  return path.replace(secretAddress, '$1(cut)')
}
