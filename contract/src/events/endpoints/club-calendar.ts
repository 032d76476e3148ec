import type { OpenAPI } from '@orpc/contract'
import { z } from 'zod'

import { inClub } from '../../clubs/access.ts'
import { clubKey } from '../../clubs/shapes.ts'
import { rosterFile } from '../../members/shapes/many.ts'
import { inTeam } from '../../teams/access.ts'
import { id } from '../../wire/values.ts'
import {
  closureKey,
  clubCalendar,
  clubCalendarWindow,
  clubVenueChange,
  clubVenueResult,
  newClosure,
  plannedClashes,
  plannedEvent,
} from '../shapes/club-calendar.ts'
import {
  fixtureImportKey,
  fixtureImports,
  fixtureImportUndoResult,
  fixtureListImport,
  fixtureListResult,
} from '../shapes/fixture-list.ts'
import { planType, seasonPlan } from '../shapes/season-plan.ts'

const tags = ['Club calendar']

const planResponse = {
  description: 'The file',
  content: Object.fromEntries(
    Object.values(planType).map((type) => [type, { schema: { type: 'string' } }]),
  ),
} satisfies OpenAPI.ResponseObject

/** The events of all teams of a club with their venues and conflicts. */
export const clubCalendarEndpoints = {
  clubCalendar: inClub('calendar.view', { answer: 'long' })
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/calendar',
      tags,
      summary: 'The events of all teams in a period, the places they use, and what clashes',
    })
    .input(clubCalendarWindow)
    .output(clubCalendar),

  saveClubVenue: inClub('calendar.edit')
    .route({
      method: 'PUT',
      path: '/clubs/{clubId}/venues',
      tags,
      summary: 'Add a place of the club, or say how many events it has room for at once',
    })
    .input(clubVenueChange)
    .output(clubVenueResult),

  closeClubVenue: inClub('calendar.edit')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/closures',
      tags,
      successStatus: 201,
      summary: 'Block a place for a time; events in it stay and are shown as clashes',
    })
    .input(newClosure)
    .output(z.object({ id })),

  reopenClubVenue: inClub('calendar.edit')
    .route({
      method: 'DELETE',
      path: '/clubs/{clubId}/closures/{closureId}',
      tags,
      summary: 'Unblock a place',
    })
    .input(closureKey)
    .output(z.object({ id })),

  exportSeasonPlan: inClub('calendar.view')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/calendar/export',
      tags,
      summary: 'What teams plan in a season, as a PDF or for calendar programs',
      spec: (operation) => ({ ...operation, responses: { 200: planResponse } }),
    })
    .input(seasonPlan)
    .output(rosterFile),

  importFixtures: inClub('calendar.edit')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/fixture-imports',
      tags,
      summary:
        'Look at an association’s list of matches and, with the fingerprint of that, import it into all teams',
    })
    .input(fixtureListImport)
    .output(fixtureListResult),

  fixtureImports: inClub('calendar.edit')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/fixture-imports',
      tags,
      summary: 'The latest imported lists of matches',
    })
    .input(clubKey)
    .output(fixtureImports),

  undoFixtures: inClub('calendar.edit')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/fixture-imports/{fixtureImportId}/undo',
      tags,
      summary: 'Remove the matches that an import created, and move back those it moved',
    })
    .input(fixtureImportKey)
    .output(fixtureImportUndoResult),

  clashes: inTeam('events.edit')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/events/clashes',
      tags,
      summary: 'What a planned or moved event would clash with in the whole club; nothing is saved',
    })
    .input(plannedEvent)
    .output(plannedClashes),
}
