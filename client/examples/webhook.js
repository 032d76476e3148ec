// Receives the events of a team, and reads what they are about. Scope: events:read.
import { createServer } from 'node:http'

import { unwrap, touchline } from '@touchline/client'
import { readWebhook, WebhookError } from '@touchline/client/webhooks'

const { TOUCHLINE_URL: url = '', TOUCHLINE_TOKEN: token = '', WEBHOOK_SECRET = '' } = process.env
const api = touchline({ url, token })

/** Keep these in a database: a message may come twice. */
const known = new Set()

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  try {
    const message = await readWebhook(WEBHOOK_SECRET, { headers: request.headers, body })
    response.writeHead(204).end()
    const id = request.headers['webhook-id']
    if (known.has(id)) return
    known.add(id)
    if (message.type === 'events.created') await announce(message.data)
  } catch (error) {
    if (!(error instanceof WebhookError)) console.error(error)
    if (!response.headersSent) response.writeHead(error instanceof WebhookError ? 400 : 500).end()
  }
})

/** @param {{ teamId: string, eventId: string | null }} ids */
async function announce({ teamId, eventId }) {
  if (eventId === null) return
  const path = { teamId, eventId }
  const event = await unwrap(api.GET('/teams/{teamId}/events/{eventId}', { params: { path } }))
  console.log(`New: ${event.title}, ${event.startsLocal.replace('T', ' ')}`)
}

server.listen(Number(process.env['PORT'] ?? 8080), () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`Listening on port ${address?.port}`)
})
