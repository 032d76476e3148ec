import type { Actor } from '@touchline/domain/teams/actor'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember } from '#server/teams/testing/people.ts'

import { topicsOf } from '../channels.ts'
import { requireEventPage } from '../queries/page.ts'
import { eventsRoutes } from '../routes.ts'
import { aPlayingTeam, anEvent, now, rowOf, type Playing } from '../testing/playing-team.ts'
import { requestsOver } from '../testing/requests.ts'
import { releasePlaces } from './leavers.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { events: eventsRoutes })
/** Two teams of one club; the first one's coach runs the second one too. */
let host: Playing
let guests: Playing
let eventId: string

beforeEach(async () => {
  platform.setClock(now.toISOString())
  host = await aPlayingTeam(database)
  guests = await aPlayingTeam(database)
  const clubId = await aClub(database)
  await database
    .updateTable('teams')
    .set({ club_id: clubId })
    .where('id', 'in', [host.teamId, guests.teamId])
    .execute()
  await aMember(database, guests.teamId, { accountId: host.coach.accountId, role: 'Coach' })
  eventId = await anEvent(database, host.coach, { places: 1 })
})

const at = () => `/teams/${host.teamId}/events/${eventId}`

function invite(memberIds: readonly string[], actor = host.coach) {
  return ask(actor.accountId, { method: 'PUT', path: `${at()}/guests`, body: { memberIds } })
}

function answer(actor: Actor, memberId: string) {
  const body = { answers: [{ memberId, answer: 'going' }] }
  return ask(actor.accountId, { method: 'PUT', path: `${at()}/answers`, body })
}

function read(actor: Actor, path: string) {
  return ask(actor.accountId, { method: 'GET', path })
}

describe('a guest', () => {
  test('is notified live like guardians, until removed', async () => {
    const { player, mother, leo, coach } = guests
    const hears = async ({ accountId }: Actor) =>
      (await topicsOf(database, accountId)).includes(`event:${eventId}`)
    expect((await invite([rowOf(player), leo])).status).toBe(200)
    expect([await hears(player), await hears(mother), await hears(coach)]).toEqual([
      true,
      true,
      false,
    ])
    await invite([leo])
    expect([await hears(player), await hears(mother)]).toEqual([false, true])
    const announced = await database
      .selectFrom('outbox')
      .select('topics')
      .where('name', '=', 'events.guests_changed')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(announced.topics).toEqual([`team:${host.teamId}`, `account:${player.accountId}`])
  })

  test('sees the event, answers, is counted and is shown with their own team', async () => {
    const guest = rowOf(guests.player)
    expect((await invite([guest])).status).toBe(200)
    const page = await read(guests.player, at())
    expect(page).toMatchObject({
      status: 200,
      body: { mine: [{ memberId: guest, relation: 'self', answer: null }], counts: { silent: 5 } },
    })
    expect(await answer(guests.player, guest)).toMatchObject({
      status: 200,
      body: { counts: { going: 1 } },
    })
    const { answers, counts } = await requireEventPage(database, host.coach, {
      teamId: host.teamId,
      eventId,
    })
    expect(counts).toMatchObject({ going: 1, silent: 4 })
    expect(answers.find(({ memberId }) => memberId === guest)).toMatchObject({
      guestOf: 'Norte U12',
      answer: 'going',
    })
  })

  test('sees no other event', async () => {
    await invite([rowOf(guests.player)])
    const other = await anEvent(database, host.coach)
    expect((await read(guests.player, `/teams/${host.teamId}/events/${other}`)).status).toBe(404)
    const days = 'from=2026-03-16&to=2026-03-31'
    const mine = await read(guests.player, `/me/events?${days}`)
    expect(mine.body).toMatchObject({ events: [{ id: eventId }], next: null })
    const team = await read(guests.player, `/teams/${host.teamId}/events?${days}`)
    expect(team.body).toMatchObject({ events: [{ id: eventId }] })
  })

  test('is answered for by the mother if a child', async () => {
    await invite([guests.leo])
    expect((await read(guests.mother, at())).body).toMatchObject({
      mine: [{ memberId: guests.leo, relation: 'child' }],
    })
    expect((await answer(guests.mother, guests.leo)).status).toBe(200)
    expect((await answer(guests.mother, guests.mia)).status).toBe(404)
    expect((await answer(guests.player, guests.leo)).status).toBe(404)
  })

  test('manages nothing and reads no one else’s history', async () => {
    await invite([rowOf(guests.player)])
    const { accountId } = guests.player
    const body = { isCancelled: true }
    const cancel = await ask(accountId, { method: 'PUT', path: `${at()}/cancellation`, body })
    expect(cancel.status).toBe(403)
    const history = `${at()}/answers/${rowOf(host.player)}/history`
    expect((await read(guests.player, history)).status).toBe(403)
    expect((await read(guests.player, `${at()}/guests`)).status).toBe(403)
  })

  test('finds nothing once removed, and the place goes to the first person waiting', async () => {
    const guest = rowOf(guests.player)
    await invite([guest])
    await answer(guests.player, guest)
    await answer(host.player, rowOf(host.player))
    expect((await invite([])).status).toBe(200)
    expect((await read(guests.player, at())).status).toBe(404)
    expect((await read(host.player, at())).body).toMatchObject({
      counts: { going: 1, waiting: 0 },
      mine: [{ answer: 'going', waiting: null }],
    })
  })

  test('leaves the event when leaving their own team', async () => {
    const guest = rowOf(guests.player)
    await invite([guest])
    await answer(guests.player, guest)
    await database.updateTable('members').set({ left_at: now }).where('id', '=', guest).execute()
    await releasePlaces(database, guests.teamId, now)
    expect((await read(guests.player, at())).status).toBe(404)
    expect((await read(host.coach, at())).body).toMatchObject({ counts: { going: 0 } })
  })
})

describe('inviting guests', () => {
  test('offers people of the teams the coach runs, and of no other', async () => {
    const { body } = await read(host.coach, `${at()}/guests`)
    expect(body).toMatchObject({
      teams: [{ id: guests.teamId }],
    })
    const elsewhere = await aPlayingTeam(database)
    expect((await invite([rowOf(elsewhere.player)])).body).toMatchObject({
      data: { fields: { memberIds: 'members_unknown' } },
    })
  })

  test('shows another team’s members to no one who only coaches this one', async () => {
    eventId = await anEvent(database, guests.coach)
    const path = `/teams/${guests.teamId}/events/${eventId}/guests`
    expect((await read(guests.coach, path)).body).toEqual({ teams: [] })
  })

  test('is refused for players', async () => {
    expect((await invite([], host.player)).status).toBe(403)
  })
})
