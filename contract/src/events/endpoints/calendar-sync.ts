import { inTeam } from '../../teams/access.ts'
import { accountOperation } from '../../wire/access.ts'
import {
  calendarFeed,
  calendarImport,
  calendarKey,
  calendarUpdate,
  feedChange,
  feedKey,
  followedCalendars,
  importedCalendar,
} from '../shapes/calendar-sync.ts'
import { teamKey } from '../shapes/requests.ts'

const tags = ['Calendar feeds and imports']
const feed = '/me/calendar-feed'
const imports = '/teams/{teamId}/calendar-imports'

export const calendarSyncEndpoints = {
  feed: accountOperation
    .route({
      method: 'GET',
      path: feed,
      tags,
      summary: 'The address of my feed of all my teams, or of one team',
    })
    .input(feedKey)
    .output(calendarFeed),

  changeFeed: accountOperation
    .route({
      method: 'PATCH',
      path: feed,
      tags,
      summary: 'Replace the address of a feed, or choose what my feeds show',
    })
    .input(feedChange)
    .output(calendarFeed),

  calendars: inTeam('events.edit')
    .route({ method: 'GET', path: imports, tags, summary: 'List the calendars a team follows' })
    .input(teamKey)
    .output(followedCalendars),

  importCalendar: inTeam('events.edit')
    .route({
      method: 'POST',
      path: imports,
      tags,
      summary: 'Import a calendar and follow its address, or preview the import',
    })
    .input(calendarImport)
    .output(importedCalendar),

  updateCalendar: inTeam('events.edit')
    .route({
      method: 'PATCH',
      path: `${imports}/{calendarId}`,
      tags,
      summary: 'Read a followed calendar again now, or decide about its missing events',
    })
    .input(calendarUpdate)
    .output(followedCalendars),

  stopCalendar: inTeam('events.edit')
    .route({
      method: 'DELETE',
      path: `${imports}/{calendarId}`,
      tags,
      summary: 'Stop following a calendar; its events stay',
    })
    .input(calendarKey)
    .output(followedCalendars),
}
