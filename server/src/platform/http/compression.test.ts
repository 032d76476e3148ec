import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, expect, test } from 'vitest'

import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { makeServer } from './server.ts'

const log = openLog('silent')
const app = makeServer({ config: readConfig({}, '/'), log }, { scriptHashes: [], secure: false })
const roster = { members: Array.from({ length: 200 }, (_, at) => ({ firstName: `Ana ${at}` })) }
app.get('/roster', async () => roster)
app.post('/roster', async () => roster)
app.get('/name', async () => ({ firstName: 'Ana' }))
afterAll(() => app.close())

test.each([
  { accepted: 'gzip, deflate, br, zstd', way: 'br', unpack: brotliDecompressSync },
  { accepted: 'gzip, deflate', way: 'gzip', unpack: gunzipSync },
  { accepted: 'gzip;q=1.0, br;q=0.8', way: 'br', unpack: brotliDecompressSync },
  { accepted: 'GZIP ; q=0.5, br; q=0.000', way: 'gzip', unpack: gunzipSync },
])(
  'compresses a long response with $way for Accept-Encoding $accepted',
  async ({ accepted, way, unpack }) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await app.inject({ url: '/roster', headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': way, vary: 'accept-encoding' })
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(roster).length / 4)
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(roster)
  },
)

test.each([
  { what: 'a short answer', url: '/name', method: 'GET', accepted: 'br' },
  { what: 'the answer to a write', url: '/roster', method: 'POST', accepted: 'br' },
  { what: 'an answer for whoever unpacks nothing', url: '/roster', method: 'GET', accepted: '' },
  {
    what: 'an answer for whoever refuses both',
    url: '/roster',
    method: 'GET',
    accepted: 'br;q=0, gzip;q=0.0',
  },
] as const)('$what is sent uncompressed', async ({ url, method, accepted }) => {
  const answer = await app.inject({ url, method, headers: { 'accept-encoding': accepted } })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toEqual(url === '/name' ? { firstName: 'Ana' } : roster)
})
