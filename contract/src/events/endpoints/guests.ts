import { oc } from '@orpc/contract'

import { eventKey } from '../shapes/asking.ts'
import { guestList, possibleGuests } from '../shapes/guests.ts'

const tags = ['Events']
const path = '/teams/{teamId}/events/{eventId}/guests'

export const guestEndpoints = {
  guests: oc
    .route({ method: 'GET', path, tags, summary: 'Who of the club’s other teams may be a guest' })
    .input(eventKey)
    .output(possibleGuests),

  inviteGuests: oc
    .route({ method: 'PUT', path, tags, summary: 'Choose the guests of one event' })
    .input(guestList)
    .output(possibleGuests),
}
