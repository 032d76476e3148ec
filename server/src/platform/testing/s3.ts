import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface LoopbackS3 {
  readonly endpoint: string
  readonly objects: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string }>
  /** Responds to all requests with this status from now on. */
  failWith(status: number | undefined): void
  close(): Promise<void>
}

/** A small S3 over real HTTP: put, get, delete and list by path; signatures aren't checked. */
export async function startS3(): Promise<LoopbackS3> {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  let failing: number | undefined
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname)
    if (failing !== undefined) return void response.writeHead(failing).end(errorXml('SlowDown'))
    if (request.method === 'PUT') {
      const bytes = plainBytes(body, request.headers['x-amz-decoded-content-length'])
      objects.set(key, { bytes, type: request.headers['content-type'] ?? '' })
      return void response.writeHead(200, { etag: '"1"' }).end()
    }
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'DELETE') return void response.writeHead(204).end()

    answerRead(request, response, key)
  }

  function answerRead({ url }: IncomingMessage, response: ServerResponse, key: string): void {
    const parameters = new URL(url ?? '/', 'http://s3').searchParams
    if (parameters.get('list-type') === '2')
      return void response
        .writeHead(200)
        .end(listXml([...objects.keys()], key, parameters.get('prefix') ?? ''))

    const found = objects.get(key)
    if (found === undefined) return void response.writeHead(404).end(errorXml('NoSuchKey'))
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
    response.end(found.bytes)
  }

  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    failWith(status) {
      failing = status
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Removes aws-chunked framing: `size;signature CRLF bytes CRLF …`. */
function plainBytes(body: Buffer, decodedLength: string | string[] | undefined): Buffer {
  if (decodedLength === undefined) return body
  const parts: Buffer[] = []
  let at = 0
  while (at < body.length) {
    const lineEnd = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, lineEnd).toString(), 16)
    if (!(size > 0)) break
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 4 + size
  }
  return Buffer.concat(parts)
}

function listXml(keys: readonly string[], bucket: string, prefix: string): string {
  const inside = keys
    .filter((key) => key.startsWith(`${bucket.replace(/\/$/, '')}/${prefix}`))
    .map(
      (key) => `<Contents><Key>${key.slice(bucket.replace(/\/$/, '').length + 1)}</Key></Contents>`,
    )
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${inside.join('')}</ListBucketResult>`
}

function errorXml(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
}
