import { oc } from '@orpc/contract'

import { teamKey } from '../shapes/asking.ts'
import {
  calendarFeed,
  feedChoice,
  calendarKey,
  calendarPreview,
  followedCalendars,
  importedCalendar,
  missingDecision,
  previewedCalendar,
} from '../shapes/calendar-sync.ts'

const tags = ['Calendar feeds and imports']
const feed = '/teams/{teamId}/calendar-feed'
const imports = '/teams/{teamId}/calendar-imports'

export const calendarSyncEndpoints = {
  feed: oc
    .route({ method: 'GET', path: feed, tags, summary: 'The address of my feed of a team' })
    .input(teamKey)
    .output(calendarFeed),

  renewFeed: oc
    .route({
      method: 'POST',
      path: `${feed}/renewals`,
      tags,
      summary: 'Make a new link of my feed of a team; the old one is dead at once',
    })
    .input(teamKey)
    .output(calendarFeed),

  myFeed: oc
    .route({
      method: 'GET',
      path: '/me/calendar-feed',
      tags,
      summary: 'The address of the feed of all my teams',
    })
    .output(calendarFeed),

  chooseMyFeed: oc
    .route({
      method: 'PUT',
      path: '/me/calendar-feed',
      tags,
      summary: 'Leave out what was declined of all my feeds, or mark it',
    })
    .input(feedChoice)
    .output(calendarFeed),

  renewMyFeed: oc
    .route({
      method: 'POST',
      path: '/me/calendar-feed/renewals',
      tags,
      summary: 'Make a new link of the feed of all my teams',
    })
    .output(calendarFeed),

  calendars: oc
    .route({ method: 'GET', path: imports, tags, summary: 'The calendars a team follows' })
    .input(teamKey)
    .output(followedCalendars),

  previewCalendar: oc
    .route({
      method: 'POST',
      path: `${imports}/preview`,
      tags,
      summary: 'What importing a calendar would do',
    })
    .input(previewedCalendar)
    .output(calendarPreview),

  importCalendar: oc
    .route({
      method: 'POST',
      path: imports,
      tags,
      summary: 'Import a calendar and follow its address from now on',
    })
    .input(importedCalendar)
    .output(followedCalendars),

  readCalendar: oc
    .route({
      method: 'POST',
      path: `${imports}/{calendarId}/readings`,
      tags,
      summary: 'Read a followed calendar again now',
    })
    .input(calendarKey)
    .output(followedCalendars),

  resolveMissing: oc
    .route({
      method: 'POST',
      path: `${imports}/{calendarId}/missing-events`,
      tags,
      summary: 'Keep or remove the events that are missing from a calendar that looks broken',
    })
    .input(missingDecision)
    .output(followedCalendars),

  stopCalendar: oc
    .route({
      method: 'DELETE',
      path: `${imports}/{calendarId}`,
      tags,
      summary: 'Stop following a calendar; its events stay',
    })
    .input(calendarKey)
    .output(followedCalendars),
}
