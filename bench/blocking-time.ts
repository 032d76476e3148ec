import { readFileSync } from 'node:fs'

import { z } from 'zod'

/** How many times slower Lighthouse's phone is than this machine. */
const slowness = 4
/** Milliseconds from which a task delays input. */
const longest = 50

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  tdur: z.number().optional(),
  args: z
    .object({ data: z.object({ isOutermostMainFrame: z.boolean().optional() }).optional() })
    .optional(),
})
const trace = z.object({ traceEvents: z.array(event) })

/**
 * The time in ms that the page's own computing, after its first paint, blocks Lighthouse's phone.
 * The total blocking time also counts waiting for other processes or the CPU: with two cores for
 * browser, Lighthouse and server, that is most of it.
 */
export function totalBlockingTime(file: string): number {
  const { traceEvents } = trace.parse(JSON.parse(readFileSync(file, 'utf8')))
  const page = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.isOutermostMainFrame === true,
  )
  const paint = traceEvents.findLast(
    ({ name, pid }) => name === 'firstContentfulPaint' && pid === page?.pid,
  )
  if (page === undefined || paint === undefined) throw new Error('the trace shows no page')
  return traceEvents
    .filter(({ name, ph }) => ph === 'X' && /(?:^|::)RunTask$/.test(name))
    .filter(({ pid, tid, ts }) => pid === page.pid && tid === page.tid && ts > paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (slowness * tdur) / 1000 - longest))
    .reduce((sum, blocked) => sum + blocked, 0)
}
