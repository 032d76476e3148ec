import { pino, type Logger } from 'pino'

export type Log = Logger

/** Structured lines on stderr. Secrets are cut by path, and addresses are logged without their query. */
export function openLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: ['*.password', '*.token', '*.authorization', 'headers', '*.headers', '*.secret'],
        censor: '(cut)',
      },
    },
    pino.destination({ dest: 2, sync: false }),
  )
}

/** The path of an address without its query, which may hold a secret. */
export function pathOnly(url: string): string {
  const cut = url.search(/[?#]/)
  return cut < 0 ? url : url.slice(0, cut)
}
