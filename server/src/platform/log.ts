import { cutTo } from '@touchline/domain/values/cut-to'
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/**
 * Logs JSON lines to stderr, or to a given stream. Secrets are removed by path, and URLs are logged
 * without their query.
 */
export function openLog(level: string, lines?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      serializers: { error: serializeError },
      redact: {
        paths: ['*.password', '*.token', '*.authorization', 'headers', '*.headers', '*.secret'],
        censor: '(cut)',
      },
    },
    lines ?? pino.destination({ dest: 2, sync: false }),
  )
}

/** Readable lines; loaded only if LOG_FORMAT asks for them. */
export async function linesFor(format: 'json' | 'pretty'): Promise<DestinationStream | undefined> {
  if (format === 'json') return undefined
  const { default: pretty } = await import('pino-pretty')
  return pretty({ destination: 2, colorize: process.stderr.isTTY, translateTime: 'SYS:HH:MM:ss.l' })
}

/**
 * Limits message and stack (characters), about 8 KiB per error, so that long texts don't fill the
 * disk.
 */
const maxLengths = { message: 2000, stack: 4000 } as const

/** What helps to find the cause, without values in a database error. */
function serializeError(error: unknown): unknown {
  if (typeof error === 'string') return beginOf(error, maxLengths.message)
  if (!(error instanceof Error)) return strangeOf(error)
  const code = 'code' in error ? error.code : undefined
  // Can be of any type.
  const whole = String(error.message)
  const message = beginOf(whole, maxLengths.message)
  // The stack begins with the message, which mustn't crowd out the rest.
  const stack =
    error.stack === undefined ? undefined : String(error.stack).replace(whole, () => message)
  return { name: error.name, message, code, stack: stack && beginOf(stack, maxLengths.stack) }
}

/**
 * A thrown value that isn't an error: type, message and property names, as values may be secrets.
 */
function strangeOf(thrown: unknown): object {
  if (typeof thrown !== 'object' || thrown === null)
    return { name: thrown === null ? 'null' : typeof thrown, message: beginOf(String(thrown), 200) }
  const { code, message } = { code: undefined, message: undefined, ...thrown }
  const isCode = typeof code === 'string' || typeof code === 'number'
  return {
    name: Object.prototype.toString.call(thrown).slice('[object '.length, -1),
    message: typeof message === 'string' ? beginOf(message, maxLengths.message) : undefined,
    code: isCode ? beginOf(String(code), 200) : undefined,
    holds: Object.keys(thrown)
      .slice(0, 20)
      .map((key) => beginOf(key, 60)),
  }
}

/** Cuts before splitting, as the text may have megabytes. */
function beginOf(text: string, letters: number): string {
  return cutTo(text.slice(0, 2 * letters), letters)
}

/**
 * Paths with a secret: feeds, email links, bills (`/bill/` in older emails), registrations,
 * matches, secret leagues.
 */
export const secretAddress =
  /^(\/+(?:answer|bill|collect|feeds|league|match|pay|register-with|registration|unsubscribe)\/).*/i

/** A URL's path without query and secrets. */
export function pathOnly(url: string): string {
  const cut = url.search(/[?#]/)
  const path = cut < 0 ? url : url.slice(0, cut)
  return path.replace(secretAddress, '$1(cut)')
}
