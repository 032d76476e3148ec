import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** What a host has: a CNAME record, the beginning of a zone, an address alone, or no name at all. */
export type Records =
  | { readonly kind: 'cname'; readonly target: string }
  | { readonly kind: 'zone' }
  | { readonly kind: 'address' }
  | { readonly kind: 'broken' }

const types = { cname: 5, soa: 6 } as const
const codes = { ok: 0, broken: 2, noName: 3 } as const
const headerLength = 12

/** A name server on loopback that answers by RFC 1035 from a table. */
export async function openNameServer() {
  const table = new Map<string, Records>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) =>
    socket.send(answerTo(query, table), port, address),
  )
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (host: string, records: Records) => table.set(host, records),
    remove: (host: string) => table.delete(host),
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

function answerTo(query: Buffer, table: ReadonlyMap<string, Records>): Buffer {
  const { name, end } = nameIn(query)
  const type = query.readUInt16BE(end)
  const known = table.get(name.toLowerCase())
  const answer = known && recordFor(known, type)
  const header = Buffer.from(query.subarray(0, headerLength))
  header.writeUInt16BE(0x81_80 | codeOf(known), 2)
  header.writeUInt16BE(answer === undefined ? 0 : 1, 6)
  // No additional records, such as those of EDNS.
  header.writeUInt16BE(0, 10)
  const question = query.subarray(headerLength, end + 4)
  return Buffer.concat([header, question, ...(answer === undefined ? [] : [answer])])
}

function codeOf(known: Records | undefined): number {
  if (known === undefined) return codes.noName
  return known.kind === 'broken' ? codes.broken : codes.ok
}

function recordFor(known: Records, type: number): Buffer | undefined {
  if (known.kind === 'cname' && type === types.cname) return record(type, nameOf(known.target))
  if (known.kind !== 'zone' || type !== types.soa) return undefined
  const numbers = Buffer.alloc(20)
  return record(type, Buffer.concat([nameOf('ns.example'), nameOf('admin.example'), numbers]))
}

/** For the name of the question, for a minute. */
function record(type: number, content: Buffer): Buffer {
  const start = Buffer.alloc(12)
  start.writeUInt16BE(0xc0_00 | headerLength, 0)
  start.writeUInt16BE(type, 2)
  start.writeUInt16BE(1, 4)
  start.writeUInt32BE(60, 6)
  start.writeUInt16BE(content.length, 10)
  return Buffer.concat([start, content])
}

function nameOf(host: string): Buffer {
  const labels = host.split('.').map((label) => {
    const letters = Buffer.from(label)
    return Buffer.concat([Buffer.from([letters.length]), letters])
  })
  return Buffer.concat([...labels, Buffer.from([0])])
}

function nameIn(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = []
  let at: number = headerLength
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 1 }
}
