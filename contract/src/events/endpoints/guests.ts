import { inTeam } from '../../teams/access.ts'
import { guestList, possibleGuests } from '../shapes/guests.ts'
import { eventKey } from '../shapes/requests.ts'

const tags = ['Events']
const path = '/teams/{teamId}/events/{eventId}/guests'

export const guestEndpoints = {
  guests: inTeam('events.edit')
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'People of the club’s other teams who can be invited as guests',
    })
    .input(eventKey)
    .output(possibleGuests),

  setGuests: inTeam('events.edit')
    .route({ method: 'PUT', path, tags, summary: 'Set the guests of an event' })
    .input(guestList)
    .output(possibleGuests),
}
