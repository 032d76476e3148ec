import { once } from 'node:events'
import { Agent, createServer, request as ask, type Server } from 'node:http'

/** How a newer version of the site answers an older page. */
interface Deploy {
  /** The version that the service worker names instead of its own. */
  version: string | undefined
  /** Delays the last file of the next service worker. */
  held: Promise<unknown> | undefined
  /** Files with such a name no longer exist. */
  gone: RegExp | undefined
}

/** A proxy in front of the server, on the same origin, that can announce another version. */
export async function openFront(
  behind: string,
): Promise<{ address: string; deploy: Deploy; server: Server }> {
  const deploy: Deploy = { version: undefined, held: undefined, gone: undefined }
  const { hostname, port } = new URL(behind)
  // The server may close an idle connection just when it is reused.
  const agent = new Agent({ keepAlive: false })
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (deploy.gone?.test(path)) {
      outgoing.writeHead(404).end()
      return
    }
    // For conditional requests the server would answer "not modified", not knowing the new version.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = incoming.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const { method } = incoming
    const passed = ask({ agent, hostname, port, path, method, headers }, (answer) => {
      if (path !== '/sw.js' || deploy.version === undefined) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        const held = path === shell ? deploy.held : undefined
        void Promise.resolve(held).then(() => answer.pipe(outgoing))
        return
      }
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      let script = ''
      answer.on('data', (chunk: Buffer) => {
        script += chunk.toString()
      })
      answer.on('end', () => outgoing.end(script.replace(versionNamed, `$1${deploy.version}`)))
    })
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  const own = typeof place === 'object' && place !== null ? place.port : 0
  return { address: `http://127.0.0.1:${own}`, deploy, server }
}

/** Requested only by service workers. */
const shell = '/__spa-fallback.html'
/** The service worker's version of its cache; its file names stay. */
const versionNamed = /(version:\s*[`"'])[\w-]+/
