import { once } from 'node:events'
import { createServer } from 'node:http'

interface Shown {
  readonly body: string
  readonly framesFrom: string
}

/** A club's own site, with a policy that allows nothing but frames of Touchline. */
export async function openForeignSite({ body, framesFrom }: Shown) {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src data:; frame-src ${framesFrom}`,
    })
    response.end(`<!doctype html><html lang="en"><title>Club</title>
<link rel="icon" href="data:,"><main><h1>Club</h1>${body}</main></html>`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const place = server.address()
  if (typeof place !== 'object' || place === null) throw new Error('no port')
  return {
    address: `http://127.0.0.1:${place.port}/`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
