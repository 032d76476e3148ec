import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

const traceShape = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.int(),
      tid: z.int(),
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).optional(),
    }),
  ),
})

/**
 * Milliseconds of the processor that the longest task of the page took while something was done in it:
 * its own time, however busy the machine was with others.
 */
export async function longestTask(
  browser: Browser,
  { page, work }: { readonly page: Page; readonly work: () => Promise<void> },
): Promise<number> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await work()
  const { traceEvents } = traceShape.parse(JSON.parse((await browser.stopTracing()).toString()))
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pages.has(`${pid} ${tid}`),
  )
  return Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / 1000))
}
