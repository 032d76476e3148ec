// What is on in the next seven days. Scopes: events:read; for children also children:read.
import { unwrap, touchline } from '@touchline/client'

const { TOUCHLINE_URL: url = '', TOUCHLINE_TOKEN: token = '' } = process.env
const api = touchline({ url, token })

const day = (later = 0) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10)

const query = { from: day(), to: day(6), asks: /** @type {const} */ ('me') }
const { events } = await unwrap(api.GET('/me/events', { params: { query } }))

for (const { startsLocal, title, location, mine } of events) {
  console.log(`${startsLocal.replace('T', ' ')}  ${title}${location ? `, ${location}` : ''}`)
  for (const { firstName, answer } of mine)
    console.log(`  ${firstName}: ${answer ?? 'not answered yet'}`)
}
