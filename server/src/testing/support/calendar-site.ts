import { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'

import { openOutbound } from '#server/platform/outbound/client.ts'

/**
 * Its uid, the day it begins (from now), and further lines; the title is made from the uid unless
 * given.
 */
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

/** A fake website with a calendar; records its requests. */
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
    /** Reaches only this server. */
    outbound: openOutbound(limits, {
      resolve: lookup,
      mayReach: (ip) => ip === '127.0.0.1',
      mayUsePort: () => true,
    }),
    at: (name: string) => `http://127.0.0.1:${port}/${name}.ics`,
    /** Replaces the calendar it serves. */
    says(now: Date, entries: readonly CalendarEntry[]): void {
      text = calendarOf(now, entries)
    },
    /** The same with raw text. */
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
