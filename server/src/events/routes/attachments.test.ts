import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember } from '#server/teams/testing/people.ts'

import { attachmentRequests } from '../testing/attachments.ts'
import { aPlayingTeam, now, rowOf, someEvents, type Playing } from '../testing/playing-team.ts'

const platform = await testPlatform()
const { database } = platform
const { ask, send, read, filesOf, idsOf, change, fetched } = await attachmentRequests(platform)
let team: Playing

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
})

const weekly = (attachments: string[]): Partial<EventDraftInput> => ({
  attachments,
  repeat: { every: 'week', ends: { kind: 'count', count: 4 } },
})

describe('the files of an event', () => {
  test('are read by the team and the event’s guests only', async () => {
    const fileId = await send(team.coach)
    const [eventId = ''] = await someEvents(database, team.coach, { attachments: [fileId] })
    const guests = await aPlayingTeam(database)
    const clubId = await aClub(database)
    await database
      .updateTable('teams')
      .set({ club_id: clubId })
      .where('id', 'in', [team.teamId, guests.teamId])
      .execute()
    await aMember(database, guests.teamId, { accountId: team.coach.accountId, role: 'Coach' })
    expect((await read([guests.player, eventId], team.teamId)).status).toBe(404)
    const body = { memberIds: [rowOf(guests.player)] }
    await ask(team.coach.accountId, {
      method: 'PUT',
      path: `/teams/${team.teamId}/events/${eventId}/guests`,
      body,
    })
    for (const actor of [team.player, team.mother, guests.player]) {
      const [file] = await filesOf([actor, eventId], team.teamId)
      expect(file).toMatchObject({ id: fileId, name: 'Way there.pdf', bytes: 22 })
      expect(await fetched(file?.download)).toBe(200)
    }
    expect((await read([guests.mother, eventId], team.teamId)).status).toBe(404)
  })

  test('have addresses that expire after ten minutes', async () => {
    const [eventId = ''] = await someEvents(database, team.coach, {
      attachments: [await send(team.coach)],
    })
    const [file] = await filesOf([team.player, eventId])
    platform.setClock(new Date(now.getTime() + 10 * 60_000 + 1000).toISOString())
    expect(await fetched(file?.download)).toBe(404)
  })

  test('are changed only by staff', async () => {
    const [eventId = ''] = await someEvents(database, team.coach)
    const attachments = [await send(team.player)]
    expect(await change([team.player, eventId], { attachments })).toMatchObject({
      status: 403,
    })
  })

  test('leave answers unchanged and keep their order', async () => {
    const [first, second] = [await send(team.coach), await send(team.coach)]
    const [eventId = ''] = await someEvents(database, team.coach, { attachments: [first] })
    expect(await change([team.coach, eventId], { attachments: [second, first] })).toMatchObject({
      body: { difference: ['attachments'], askedAgain: false },
    })
    expect(await idsOf([team.player, eventId])).toEqual([second, first])
  })
})

describe('a series', () => {
  test('shares its files; one date, the following or all can change them', async () => {
    const [plan, list, map] = [
      await send(team.coach),
      await send(team.coach),
      await send(team.coach),
    ]
    const dates = await someEvents(database, team.coach, weekly([plan]))
    const [, second = '', third = ''] = dates
    const all = () => Promise.all(dates.map((date) => idsOf([team.player, date])))
    expect(await all()).toEqual([[plan], [plan], [plan], [plan]])
    await change([team.coach, second], { attachments: [plan, list] })
    expect(await all()).toEqual([[plan], [plan, list], [plan], [plan]])
    await change([team.coach, third], { attachments: [map] }, 'following')
    expect(await all()).toEqual([[plan], [plan, list], [map], [map]])
  })

  test('keeps the files of a date that has its own when the others change', async () => {
    const [plan, list] = [await send(team.coach), await send(team.coach)]
    const dates = await someEvents(database, team.coach, weekly([plan]))
    const [first = '', second = ''] = dates
    await change([team.coach, second], { attachments: [list] })
    expect(await change([team.coach, first], { attachments: [] }, 'all')).toMatchObject({
      body: { dates: 3, ownDates: 1 },
    })
    expect(await Promise.all(dates.map((date) => idsOf([team.player, date])))).toEqual([
      [],
      [list],
      [],
      [],
    ])
  })

  test('keeps a file as long as one date has it', async () => {
    const plan = await send(team.coach)
    const [first = '', second = ''] = await someEvents(database, team.coach, weekly([plan]))
    const [file] = await filesOf([team.player, second])
    await change([team.coach, first], { attachments: [] }, 'one')
    expect(await fetched(file?.download)).toBe(200)
    await change([team.coach, second], { attachments: [] }, 'all')
    expect(await fetched(file?.download)).toBe(404)
  })
})
