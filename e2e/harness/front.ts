import { once } from 'node:events'
import { Agent, createServer, request as ask, type Server } from 'node:http'

/** What a newer version of the site answers an older page. */
interface Deploy {
  /** What the worker of the site names as its version instead of its own. */
  version: string | undefined
  /** The worker to come has to wait for the last of its files. */
  held: Promise<unknown> | undefined
  /** Files whose name has such a word are no more. */
  gone: RegExp | undefined
}

/** A proxy in front of the server, on the same site, that can announce another version. */
export async function openFront(
  behind: string,
): Promise<{ address: string; deploy: Deploy; server: Server }> {
  const deploy: Deploy = { version: undefined, held: undefined, gone: undefined }
  const { hostname, port } = new URL(behind)
  // A line that is kept may be hung up by the server just when it is taken again.
  const agent = new Agent({ keepAlive: false })
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (deploy.gone?.test(path)) {
      outgoing.writeHead(404).end()
      return
    }
    // Asked whether it has changed, the server would say no: what is new is here alone.
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

/** Asked for by workers alone. */
const shell = '/__spa-fallback.html'
/** The worker's own word for what it keeps; the names of its files stay as they are. */
const versionNamed = /(version:\s*[`"'])[\w-]+/
