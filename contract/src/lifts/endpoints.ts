import { eventKey } from '../events/shapes/requests.ts'
import { inTeam } from '../teams/access.ts'
import { liftSwitch, lifts, newOffer, newRequest, seatChange } from './shapes.ts'

const tags = ['Lifts']

export const liftsEndpoints = {
  list: inTeam('events.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/events/{eventId}/lifts',
      tags,
      summary: 'Cars to an event and who rides in them',
    })
    .input(eventKey)
    .output(lifts),

  choose: inTeam('events.edit')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/lifts',
      tags,
      summary: 'Switch lifts to an event on or off',
    })
    .input(liftSwitch)
    .output(lifts),

  offer: inTeam('events.view')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/lifts/offer',
      tags,
      summary: 'Offer seats in my car, change or withdraw them',
    })
    .input(newOffer)
    .output(lifts),

  request: inTeam('events.view')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/lifts/requests/{memberId}',
      tags,
      summary: 'Ask for a lift for me or my child, change or withdraw it',
    })
    .input(newRequest)
    .output(lifts),

  takeSeat: inTeam('events.view')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/lifts/requests/{memberId}/seat',
      tags,
      summary: 'Take, offer, accept or give back a seat',
    })
    .input(seatChange)
    .output(lifts),
}
