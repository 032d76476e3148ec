/** The fan-out without Touchline: writes each post to every stream, byte for byte the same. */
import { createServer, type ServerResponse } from 'node:http'

const streams = new Set<ServerResponse>()

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.write('retry: 1000\n\n')
    streams.add(response)
    return
  }
  let body = ''
  request.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk
  })
  request.once('end', () => {
    for (const stream of streams) stream.write(body)
    response.end('{}')
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null)
    console.info(`bare runs at http://127.0.0.1:${address.port}`)
})
