import { lookup } from 'node:dns'
import { createServer } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openOutbound } from '#server/platform/outbound/client.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { aMovingClub } from '../testing/a-move.ts'

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20261001T160000Z',
  'DTEND:20261001T170000Z',
  'SUMMARY:Practice',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

const feed = createServer((request, response) => {
  if (request.url === '/team.ics') response.end(calendar)
  else response.writeHead(404).end()
})

beforeAll(async () => {
  await new Promise<void>((done) => void feed.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  feed.closeAllConnections()
  feed.close()
})

/** Only the feed's own address is open; the server's usual rules reach no loopback. */
const platform = await testPlatform(
  {},
  openOutbound(
    { maxBytes: 200_000, timeoutMs: 1000, redirects: 3 },
    {
      resolve: lookup,
      mayReach: (address) => address === '127.0.0.1',
      mayUsePort: () => true,
    },
  ),
)
platform.setClock('2026-11-30T09:00:00.000Z')

function addressOf(path: string): string {
  const address = feed.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://127.0.0.1:${port}${path}`
}

test('reads past events from the address of a calendar', async () => {
  const { previewMove } = await aMovingClub(platform)
  const shown = await previewMove({ files: [], base64: '', calendar: addressOf('/team.ics') })
  expect(shown.parts.map(({ file, kind, events }) => [file, kind, events])).toEqual([
    [new URL(addressOf('/')).host, 'events', 1],
  ])
})

test.each([
  ['a missing calendar', () => addressOf('/none.ics')],
  ['another machine of the network', () => 'http://127.0.0.2/team.ics'],
  ['no address', () => 'our calendar'],
])('refuses %s', async (_name, address) => {
  const { as, clubId, manager } = await aMovingClub(platform)
  const content = { files: [], base64: '', calendar: address() }
  const refused = await as(manager)(`POST /clubs/${clubId}/moves/preview`, { content })
  expect(refused.status).toBe(422)
})
