// Says that you're going to everything in the next seven days that you haven't answered. Scopes: events:read,
// events:write.
import { unwrap, touchline, TouchlineError } from '@touchline/client'

const { TOUCHLINE_URL: url = '', TOUCHLINE_TOKEN: token = '' } = process.env
const api = touchline({ url, token })

const day = (later = 0) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10)

const query = { from: day(), to: day(6), asks: /** @type {const} */ ('me') }
const { events } = await unwrap(api.GET('/me/events', { params: { query } }))

for (const { id: eventId, teamId, title, mine } of events) {
  const me = mine.find(({ relation, answer }) => relation === 'self' && answer === null)
  if (me === undefined) continue
  const path = { teamId, eventId }
  const body = { answers: [{ memberId: me.memberId, answer: /** @type {const} */ ('going') }] }
  try {
    await unwrap(api.PUT('/teams/{teamId}/events/{eventId}/answers', { params: { path }, body }))
    console.log(`Going: ${title}`)
  } catch (error) {
    if (!(error instanceof TouchlineError) || error.code !== 'deadline_passed') throw error
    console.log(`Too late: ${title}`)
  }
}
