import { inTeam } from '../teams/access.ts'
import { operation } from '../wire/access.ts'
import { answerLinkEndpoints } from './endpoints/answer-links.ts'
import { calendarSyncEndpoints } from './endpoints/calendar-sync.ts'
import { clubCalendarEndpoints } from './endpoints/club-calendar.ts'
import { guestEndpoints } from './endpoints/guests.ts'
import { handOverEndpoints } from './endpoints/hand-overs.ts'
import { runningEndpoints } from './endpoints/running.ts'
import { seasonPlannerEndpoints } from './endpoints/season-planner.ts'
import { teamSeasonPlannerEndpoints } from './endpoints/team-season-planner.ts'
import { unavailabilityEndpoints } from './endpoints/unavailabilities.ts'
import { eventFiles, eventPage } from './shapes/event.ts'
import { offlineEvent } from './shapes/offline-event.ts'
import {
  answerHistory,
  answerKey,
  answersResult,
  upcomingEventsQuery,
  createdEvent,
  eventKey,
  eventList,
  eventWindow,
  eventsAround,
  newAnswers,
  newEvent,
  teamEventWindow,
  teamKey,
} from './shapes/requests.ts'

const tags = ['Events']
const one = '/teams/{teamId}/events/{eventId}'

export const eventsEndpoints = {
  create: inTeam('events.edit')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/events',
      tags,
      successStatus: 201,
      summary: 'Create an event, or a series of them',
    })
    .input(newEvent)
    .output(createdEvent),

  list: inTeam('events.view', { answer: 'long' })
    .route({
      method: 'GET',
      path: '/teams/{teamId}/events',
      tags,
      summary: 'Events of a period with my answers and the counts',
    })
    .input(teamEventWindow)
    .output(eventList),

  listMine: operation({ access: 'account', answer: 'long' })
    .route({ method: 'GET', path: '/me/events', tags, summary: 'The events of all my teams' })
    .input(eventWindow)
    .output(eventList),

  coming: operation({ access: 'account', answer: 'long' })
    .route({
      method: 'GET',
      path: '/me/events/coming',
      tags,
      summary: 'Coming events that I or my children are invited to, in all teams',
    })
    .input(upcomingEventsQuery)
    .output(eventList),

  around: inTeam('events.view', { answer: 'long' })
    .route({
      method: 'GET',
      path: '/teams/{teamId}/events/around',
      tags,
      summary: 'The last event and the next three',
    })
    .input(teamKey)
    .output(eventsAround),

  get: inTeam('events.view', { answer: 'long' })
    .route({ method: 'GET', path: one, tags, summary: 'One event with all answers' })
    .input(eventKey)
    .output(eventPage),

  files: inTeam('events.view')
    .route({
      method: 'GET',
      path: `${one}/files`,
      tags,
      summary: 'Files of an event, each with an address that works for ten minutes',
    })
    .input(eventKey)
    .output(eventFiles),

  offline: inTeam('events.contacts')
    .route({
      method: 'GET',
      path: `${one}/offline`,
      tags,
      summary: 'Phone numbers and health notes for everyone who may come; access is logged',
    })
    .input(eventKey)
    .output(offlineEvent),

  ...runningEndpoints,
  ...guestEndpoints,
  ...handOverEndpoints,
  ...answerLinkEndpoints,

  answer: inTeam('events.view')
    .route({
      method: 'PUT',
      path: `${one}/answers`,
      tags,
      summary: 'Answer for myself and my children or, as staff, for any member',
    })
    .input(newAnswers)
    .output(answersResult),

  history: inTeam('events.view')
    .route({
      method: 'GET',
      path: `${one}/answers/{memberId}/history`,
      tags,
      summary: 'All answers given for one member, newest first',
    })
    .input(answerKey)
    .output(answerHistory),

  ...unavailabilityEndpoints,
  ...calendarSyncEndpoints,
  ...clubCalendarEndpoints,
  ...seasonPlannerEndpoints,
  ...teamSeasonPlannerEndpoints,
}
