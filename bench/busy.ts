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
 * CPU time in ms of the page's longest task during some work, independent of other load on the
 * machine.
 */
export async function measureLongestTask(
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
