import { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'

import { openOutbound } from '#server/platform/outbound/client.ts'

/** Its uid, in how many days it begins, and what else is in it; without, a title made of the uid. */
export type CalendarEntry = readonly [uid: string, day: number, ...lines: string[]]

const pages: Readonly<Record<string, RequestListener>> = {
  '/bomb.ics': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000))),
  '/page.ics': (_request, response) => response.end('<!doctype html>'),
  '/home.ics': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/gone.ics': (_request, response) => response.writeHead(404).end(),
  '/silent.ics': () => undefined,
}

const limits = { maxBytes: 200_000, timeoutMs: 2000, redirects: 3 }

/** A server on the internet, as far as a test is concerned; what it was asked is kept. */
export async function calendarSite() {
  let text = ''
  const asked: string[] = []
  const site = createServer((request, response) => {
    asked.push(`${request.url} ${JSON.stringify(request.headers)}`)
    const page = pages[request.url ?? ''] ?? (() => response.end(text))
    page(request, response)
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const address = site.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    asked,
    limits,
    /** Reaches this server, and no other. */
    outbound: openOutbound(limits, {
      resolve: lookup,
      mayReach: (ip) => ip === '127.0.0.1',
      mayUsePort: () => true,
    }),
    at: (name: string) => `http://127.0.0.1:${port}/${name}.ics`,
    /** The calendar it shows from now on. */
    says(now: Date, entries: readonly CalendarEntry[]): void {
      text = calendarOf(now, entries)
    },
    /** The same, as it is written. */
    serves(written: string): void {
      text = written
    },
    shown: () => text,
    close(): void {
      site.closeAllConnections()
      site.close()
    },
  }
}

function calendarOf(now: Date, entries: readonly CalendarEntry[]): string {
  const lines = entries.flatMap(([uid, day, ...more]) => {
    const start = new Date(now.getTime() + day * 86_400_000)
    const stamp = start.toISOString().slice(0, 10).replaceAll('-', '')
    return ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:${stamp}T170000Z`, `DTEND:${stamp}T183000Z`]
      .concat(more.length === 0 ? [`SUMMARY:Norte - ${uid}`] : more)
      .concat('END:VEVENT')
  })
  return ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Regional league', ...lines, 'END:VCALENDAR'].join('\r\n')
}
