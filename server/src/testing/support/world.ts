import { followedCalendars } from '@touchline/contract/events/shapes/calendar-sync'
import {
  newUnavailabilitiesResult,
  unavailabilities,
} from '@touchline/contract/events/shapes/unavailability'
import { customFields } from '@touchline/contract/members/shapes/fields'
import { v7 as newId } from 'uuid'
import { z } from 'zod'

import type { Person, TestServer } from './running.ts'
import { calendarFile, daysAway, eventFields, teamFields } from './world-bodies.ts'
import { aClub } from './world-club.ts'
import { aCollection } from './world-collections.ts'
import { aLeague } from './world-league.ts'
import { aMatchDay } from './world-match-day.ts'
import { whatIsOwn } from './world-own.ts'
import { aDocument, aFamily, aJoinRequest } from './world-people.ts'
import { aTalk } from './world-talk.ts'

/** One of everything that belongs to a team or club, by the names in paths. */
export interface Ids {
  readonly clubId: string
  readonly rollOverId: string
  readonly clubSeasonId: string
  readonly personId: string
  readonly filterId: string
  readonly closureId: string
  readonly fixtureImportId: string
  readonly clubTeamId: string
  readonly documentId: string
  readonly registrationKey: string
  readonly registrationFieldId: string
  readonly applicantId: string
  readonly clubInvitationId: string
  readonly clubImportId: string
  readonly clubImportSessionId: string
  readonly accountId: string
  readonly teamId: string
  readonly memberId: string
  readonly guardianId: string
  readonly venueId: string
  readonly opponentId: string
  readonly taskId: string
  readonly seasonId: string
  readonly eventId: string
  readonly commentId: string
  readonly invitationId: string
  readonly requestId: string
  readonly importId: string
  readonly ledgerId: string
  readonly importSessionId: string
  readonly fieldId: string
  readonly notificationId: string
  readonly deviceId: string
  readonly tokenId: string
  readonly webhookId: string
  readonly deliveryId: string
  readonly unavailabilityId: string
  readonly fileId: string
  readonly uploadId: string
  readonly calendarId: string
  readonly leagueId: string
  readonly leagueTeamId: string
  readonly ourLeagueTeamId: string
  readonly matchId: string
  readonly resultsImportId: string
  readonly adjustmentId: string
  readonly collectionId: string
  readonly feeId: string
  readonly billId: string
  readonly transferId: string
  readonly mandateId: string
  readonly debitRunId: string
  readonly planId: string
  readonly receiptId: string
  readonly donorKey: string
  readonly talkerId: string
  readonly conversationId: string
  readonly messageId: string
  readonly reportId: string
  readonly stageId: string
  readonly markId: string
  readonly matchEventId: string
  readonly sessionId: string
  readonly itemId: string
  readonly albumId: string
  readonly photoId: string
  readonly entryId: string
}

export interface World {
  readonly owner: Person
  readonly ids: Ids
}

const made = z.object({ id: z.uuid() })

/** A club with a team, and a separate team with people, lists, events and more. */
export async function aWorld(running: TestServer): Promise<World> {
  const owner = await running.signUp('Eva')
  const make = async (line: string, body: unknown) =>
    (await running.done(owner, line, { body, shape: made })).id
  const club = await aClub(running, owner)
  const { team } = await running.done(owner, 'POST /teams', {
    body: teamFields,
    shape: z.object({ team: made }),
  })
  const at = `/teams/${team.id}`
  const lists = await someLists(make, at)
  const { fields } = await running.done(owner, `POST ${at}/member-fields`, {
    body: { name: 'Allergic to', kind: 'text', audience: 'private' },
    shape: customFields,
  })
  const people = { ...(await aFamily(running, owner, at)), fieldId: fields[0]?.id ?? '' }
  const { event } = await running.done(owner, `POST ${at}/events`, {
    body: eventFields,
    shape: z.object({ event: made }),
  })
  const commentId = await make(`POST ${at}/events/${event.id}/comments`, { words: 'See you there' })
  await running.done(owner, 'POST /me/unavailabilities', {
    body: { ...daysAway, people: [{ teamId: team.id, memberId: people.memberId }] },
    shape: newUnavailabilitiesResult,
  })
  const { unavailabilities: away } = await running.done(
    owner,
    `GET ${at}/members/${people.memberId}/unavailabilities`,
    { shape: unavailabilities },
  )
  const { calendars } = await running.done(owner, `POST ${at}/calendar-imports`, {
    body: { source: calendarFile },
    shape: followedCalendars,
  })
  const { memberId } = people
  const waiting = await aJoinRequest(running, owner, at)
  const fileId = await aDocument(running, owner, `${at}/members/${people.memberId}/files`)
  const own = await whatIsOwn(running, owner, team.id)
  const league = await aLeague(running, owner, at)
  const talk = await aTalk(running, owner, { teamId: team.id, memberId: people.memberId })
  const collection = await aCollection(running, owner, { at, memberId })
  const key = { teamId: team.id, eventId: event.id }
  const matchDay = await aMatchDay(running, owner, { ...key, memberId })
  const first = { unavailabilityId: away[0]?.id ?? '', calendarId: calendars[0]?.id ?? '' }
  const ids = { ...key, ...ofCashBox, commentId, ...matchDay, ...first, fileId }
  return {
    owner,
    ids: {
      ...club,
      ...ids,
      ...league,
      ...collection,
      ...talk,
      ...lists,
      ...people,
      ...waiting,
      ...own,
    },
  }
}

/** A team with minors has no cash box. */
const ofCashBox = { itemId: newId(), entryId: newId() }

type Make = (line: string, body: unknown) => Promise<string>

async function someLists(make: Make, at: string) {
  return {
    albumId: await make(`POST ${at}/albums`, {
      album: { title: 'Summer camp', membersMayAdd: true },
    }),
    // Albums of their own tests have pictures.
    photoId: newId(),
    venueId: await make(`POST ${at}/venues`, { venue: { name: 'Sports park' } }),
    opponentId: await make(`POST ${at}/opponents`, { opponent: { name: 'Sur' } }),
    taskId: await make(`POST ${at}/tasks`, { task: { name: 'Oranges' } }),
    seasonId: await make(`POST ${at}/seasons`, {
      season: { name: '2031', startsOn: '2031-01-01', endsOn: '2031-12-31' },
    }),
  }
}
