import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import { pino } from 'pino'
import { expect, test } from 'vitest'

import { readConfig } from '../config.ts'
import { makeServer } from './server.ts'

const patience = { requestMs: 500, checkEveryMs: 50 }
const log = pino({ enabled: false })
const app = makeServer(
  { config: readConfig({}, '/'), log },
  { scriptHashes: [], secure: false },
  patience,
)
app.get('/healthz', () => ({ ok: true }))
let handled = 0
app.post('/open', () => {
  handled += 1
  return {}
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const port = Number(new URL(address).port)

/**
 * Sends a body of 60,000 characters, one every 100 ms, and returns the response. Sending on while
 * the server disconnects causes a reset that can overtake the response, so tests with many bodies
 * stop earlier.
 */
async function sendSlowly(characters = Infinity): Promise<{ status: string; ms: number }> {
  const began = performance.now()
  const socket: Socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /open HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  )
  let left = characters
  const drip = setInterval(() => {
    if (left > 0) socket.write(' ')
    left -= 1
  }, 100)
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
  // The server disconnects while we write.
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  return { status: said.split('\r\n', 1)[0] ?? '', ms: performance.now() - began }
}

test('a body sent byte by byte ends with 408 after a bounded time, and is never handled', async () => {
  const { status, ms } = await sendSlowly()
  expect(status).toBe('HTTP/1.1 408 Request Timeout')
  expect(ms).toBeLessThan(5000)
  expect(handled).toBe(0)
})

test("three hundred of them at once don't affect /healthz", async () => {
  const slow = Array.from({ length: 300 }, () => sendSlowly(3))
  const waits: number[] = []
  for (let count = 0; count < 10; count += 1) {
    const began = performance.now()
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    waits.push(performance.now() - began)
  }
  expect(Math.max(...waits)).toBeLessThan(5000)
  const statuses = (await Promise.all(slow)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
  expect(handled).toBe(0)
  await app.close()
})
