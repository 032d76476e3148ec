/**
 * The clients of a fan-out in their own process: open streams, and one sender. One clock measures
 * both ends.
 */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { fanOutShape, roundShape, type FanOut, type DeliveryTimes } from './fan-out-shapes.ts'

interface Client {
  /** The events received, in order, with their times. */
  readonly heard: { readonly piece: string; readonly at: number }[]
}

const longestWaitMs = 10_000
const openingAtOnce = 50

// The tokens of a thousand people are too long for the environment.
const setting = fanOutShape.parse((await once(process, 'message'))[0])
const clients = await openAll(setting)
process.send?.({ ready: clients.length })
process.on('message', (message) => {
  const { body } = roundShape.parse(message)
  void notifyAll(setting, body).then((heard) => process.send?.(heard))
})

async function openAll({ address, tokens, path }: FanOut): Promise<Client[]> {
  const opened: Client[] = []
  for (let from = 0; from < tokens.length; from += openingAtOnce) {
    const some = tokens.slice(from, from + openingAtOnce)
    opened.push(...(await Promise.all(some.map((token) => open(`${address}${path}`, token)))))
  }
  return opened
}

async function open(url: string, token: string): Promise<Client> {
  const client: Client = { heard: [] }
  const request = get(url, { headers: { authorization: `Bearer ${token}` }, agent: false })
  const [response] = await new Promise<[IncomingMessage]>((resolve, reject) => {
    request.once('response', (answer) => resolve([answer]))
    request.once('error', reject)
  })
  if (response.statusCode !== 200) throw new Error(`no stream: ${response.statusCode}`)
  let rest = ''
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const at = performance.now()
    const pieces = (rest + chunk).split('\n\n')
    rest = pieces.pop() ?? ''
    for (const piece of pieces) if (piece.includes(setting.marker)) client.heard.push({ piece, at })
  })
  // The first data means that the stream is open.
  await once(response, 'data')
  return client
}

/** Sends once and waits until every client has received it. */
async function notifyAll({ say, token }: FanOut, body: string): Promise<DeliveryTimes> {
  for (const { heard } of clients) heard.length = 0
  const began = performance.now()
  const response = await fetch(say, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  })
  if (!response.ok) throw new Error(`${say}: ${response.status} ${await response.text()}`)
  await response.text()
  while (performance.now() - began < longestWaitMs) {
    if (clients.every(({ heard }) => heard.length > 0)) break
    await pause(5)
  }
  return {
    waits: clients.flatMap(({ heard }) => heard.slice(0, 1).map(({ at }) => at - began)),
    lost: clients.filter(({ heard }) => heard.length === 0).length,
    doubled: clients.filter(({ heard }) => heard.length > 1).length,
    piece: clients[0]?.heard[0]?.piece ?? '',
  }
}
