import { pino, type Logger } from 'pino'

export type Log = Logger

/** Structured lines on stderr. Secrets are cut by path, and addresses are logged without their query. */
export function openLog(level: string): Log {
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
    pino.destination({ dest: 2, sync: false }),
  )
}

/** What helps to find the cause; not the values that a database's error may carry along. */
function toldOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  return { name: error.name, message: error.message, code, stack: error.stack }
}

/** Addresses that are secrets themselves: of a feed, a letter's link, a bill, a form for some, a match, a league not for all. */
export const secretAddress = /^(\/+(?:answer|bill|feeds|league|match|pay|unsubscribe)\/).*/i

/** The path of an address without its query and without what is secret in it. */
export function pathOnly(url: string): string {
  const cut = url.search(/[?#]/)
  const path = cut < 0 ? url : url.slice(0, cut)
  return path.replace(secretAddress, '$1(cut)')
}
