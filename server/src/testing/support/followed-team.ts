import { followedCalendars } from '@touchline/contract/events/shapes/calendar-sync'
import { eventPage } from '@touchline/contract/events/shapes/event'
import { editedEvent } from '@touchline/contract/events/shapes/requests'
import { z } from 'zod'

import { refreshCalendar } from '#server/events/commands/refresh-calendar.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { calendarSite } from './calendar-site.ts'
import { running, type Person, type Question, type TestServer } from './running.ts'

const start = '2026-11-29T12:00:00.000Z'

interface World extends TestServer {
  readonly site: Awaited<ReturnType<typeof calendarSite>>
  readonly coach: Person
  readonly player: Person
}

/** Teams in Berlin on 29 November 2026 at 13:00, and the calendars they follow. */
export async function followedTeams() {
  const site = await calendarSite()
  const app = await running({ AUTH_JWT_SECONDS: '86400' }, site.outbound)
  app.platform.setClock(start)
  const coach = await app.signUp('Carla')
  const player = await app.signUp('Pau')
  const world = { ...app, site, coach, player }
  return { ...world, team: () => aFollowingTeam(world) }
}

async function aFollowingTeam(world: World) {
  const { platform, ask, coach, player } = world
  const { database } = platform
  platform.setClock(start)
  const teamId = await aTeam(database)
  const zone = { time_zone: 'Europe/Berlin' }
  await database.updateTable('teams').set(zone).where('id', '=', teamId).execute()
  await aMember(database, teamId, { accountId: coach.id, role: 'Coach', isAdmin: true })
  const playerId = await aMember(database, teamId, { accountId: player.id, role: 'Player' })
  const at = `/teams/${teamId}`
  const send = (who: Person, question: Question) =>
    ask(who, { ...question, path: `/rest/v1${at}${question.path}` })
  const body = { answers: [{ memberId: playerId, answer: 'going' }] }
  return {
    teamId,
    at,
    send,
    ...calendarsOf(world, teamId),
    ...eventsOf(world, teamId),
    answers: (eventId: string) =>
      send(player, { method: 'PUT', path: `/events/${eventId}/answers`, body }),
  }
}

function calendarsOf({ platform, done, coach, site }: World, teamId: string) {
  const at = `/teams/${teamId}/calendar-imports`
  const calendars = async () =>
    (await done(coach, `GET ${at}`, { shape: followedCalendars })).calendars
  const imports = (source: object) =>
    done(coach, `POST ${at}`, { body: { source }, shape: followedCalendars })
  return {
    calendars,
    /** Follows a URL that serves this text. */
    follows: async (text: string, name = teamId) => {
      site.serves(text)
      const known = new Set((await calendars()).map(({ id }) => id))
      const followed = await imports({ address: site.at(name) })
      const found = followed.calendars.find(({ id, host }) => host !== null && !known.has(id))
      return found?.id ?? ''
    },
    takesFile: (text: string) =>
      imports({ fileName: 'x.ics', base64: Buffer.from(text).toString('base64') }),
    /** Changes the calendar's text and reads it some minutes later. */
    reads: async (calendarId: string, text: string, minutes = 61) => {
      const later = new Date(platform.clock().getTime() + minutes * 60_000)
      platform.setClock(later.toISOString())
      site.serves(text)
      await refreshCalendar(platform, { teamId, calendarId })
    },
  }
}

const shown = z.object({
  events: z.array(
    eventPage.pick({
      id: true,
      title: true,
      startsLocal: true,
      endsLocal: true,
      isAllDay: true,
      cancelledAt: true,
      location: true,
      kit: true,
      meetingLocal: true,
      version: true,
      counts: true,
    }),
  ),
})

function eventsOf({ platform: { database }, done, coach }: World, teamId: string) {
  const at = `/teams/${teamId}/events`
  return {
    /** The events of the next two months by start. */
    events: async () =>
      (await done(coach, `GET ${at}?from=2026-11-29&to=2027-01-28`, { shape: shown })).events,
    edits: (event: { readonly id: string; readonly version: number }, changes: object) =>
      done(coach, `PATCH ${at}/${event.id}`, {
        body: { version: event.version, changes },
        shape: editedEvent,
      }),
    /** The events with a pending announcement. */
    notified: async () => {
      const rows = await database
        .selectFrom('pending_changes')
        .select('event_id')
        .where('team_id', '=', teamId)
        .execute()
      return rows.map((row) => row.event_id)
    },
  }
}
