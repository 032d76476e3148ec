import { oc } from '@orpc/contract'

import { operation } from '../wire/access.ts'
import { answerLinkEndpoints } from './endpoints/answer-links.ts'
import { calendarSyncEndpoints } from './endpoints/calendar-sync.ts'
import { guestEndpoints } from './endpoints/guests.ts'
import { runningEndpoints } from './endpoints/running.ts'
import { unavailabilityEndpoints } from './endpoints/unavailabilities.ts'
import {
  answerHistory,
  answerKey,
  answered,
  comingQuestion,
  createdEvent,
  eventKey,
  eventList,
  eventWindow,
  eventsAround,
  newAnswer,
  newAnswers,
  newEvent,
  teamEventWindow,
  teamKey,
} from './shapes/asking.ts'
import { eventFiles, eventPage } from './shapes/event.ts'
import { pack } from './shapes/pack.ts'

const tags = ['Events']
const one = '/teams/{teamId}/events/{eventId}'

export const eventsEndpoints = {
  create: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/events',
      tags,
      successStatus: 201,
      summary: 'Create an event, or a series of them',
    })
    .input(newEvent)
    .output(createdEvent),

  list: operation({ answer: 'long' })
    .route({
      method: 'GET',
      path: '/teams/{teamId}/events',
      tags,
      summary: 'The events of some weeks with my answers and the counts',
    })
    .input(teamEventWindow)
    .output(eventList),

  listMine: operation({ answer: 'long' })
    .route({ method: 'GET', path: '/me/events', tags, summary: 'The events of all my teams' })
    .input(eventWindow)
    .output(eventList),

  coming: operation({ answer: 'long' })
    .route({
      method: 'GET',
      path: '/me/events/coming',
      tags,
      summary: 'What asks me or my children from now on, in all teams, page by page',
    })
    .input(comingQuestion)
    .output(eventList),

  around: operation({ answer: 'long' })
    .route({
      method: 'GET',
      path: '/teams/{teamId}/events/around',
      tags,
      summary: 'The last event and the next three',
    })
    .input(teamKey)
    .output(eventsAround),

  get: operation({ answer: 'long' })
    .route({ method: 'GET', path: one, tags, summary: 'One event with everybody’s answers' })
    .input(eventKey)
    .output(eventPage),

  files: oc
    .route({
      method: 'GET',
      path: `${one}/files`,
      tags,
      summary: 'Its files, each with an address for ten minutes',
    })
    .input(eventKey)
    .output(eventFiles),

  pack: oc
    .route({
      method: 'GET',
      path: `${one}/pack`,
      tags,
      summary: 'Whom to call for those who may come, to take along; each look is written down',
    })
    .input(eventKey)
    .output(pack),

  ...runningEndpoints,
  ...guestEndpoints,
  ...answerLinkEndpoints,

  answer: oc
    .route({
      method: 'PUT',
      path: `${one}/answers/{memberId}`,
      tags,
      summary: 'Answer for myself, a child of mine or, as staff, for anyone',
    })
    .input(newAnswer)
    .output(answered),

  answerForSeveral: oc
    .route({ method: 'PUT', path: `${one}/answers`, tags, summary: 'Answer for several at once' })
    .input(newAnswers)
    .output(answered),

  history: oc
    .route({
      method: 'GET',
      path: `${one}/answers/{memberId}/history`,
      tags,
      summary: 'Every answer given for one person, newest first',
    })
    .input(answerKey)
    .output(answerHistory),

  ...unavailabilityEndpoints,
  ...calendarSyncEndpoints,
}
