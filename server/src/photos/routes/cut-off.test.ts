import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { cutOffSlow } from './cut-off.ts'

test('a reader who takes nothing is cut off', async () => {
  const cut = Promise.withResolvers<string>()
  const server = createServer((_request, response) => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(65_536)
      })(),
    )
    endless.once('close', () => response.destroy())
    cutOffSlow(
      response,
      () => {
        endless.destroy()
        cut.resolve('cut off')
      },
      { every: 200, bytes: 1024 },
    )
    endless.pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const reader = request({ port, host: '127.0.0.1' }, (response) => response.pause())
  reader.on('error', () => undefined).end()
  expect(await cut.promise).toBe('cut off')
  reader.destroy()
  server.close()
})
