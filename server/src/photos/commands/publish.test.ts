import { album, publishCheck } from '@touchline/contract/photos/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { aPicture, photoServer } from '../testing/photo-server.ts'
import { aPhotoTeam, type PhotoTeam } from '../testing/photo-team.ts'

const platform = await testPlatform()
const { database } = platform
const origin = await photoServer(platform)
let team: PhotoTeam
let albumId: string

beforeEach(async () => {
  platform.setClock('2026-03-14T10:00:00.000Z')
  team = await aPhotoTeam(platform, origin)
  albumId = await team.makeAlbum()
})

const askedTimes = async () => {
  const { body } = await team.call(team.coach, `GET /albums/${albumId}/check`)
  return publishCheck.parse(body).people.map(({ askedAt }) => askedAt)
}

describe('publishing', () => {
  test('waiting pictures are seen by staff and the person who added them only', async () => {
    await team.add(team.mother, albumId, await aPicture('#111111'))
    await team.add(team.coach, albumId, await aPicture('#222222'))
    const seen = async (who: 'coach' | 'mother' | 'father' | 'adult') =>
      (await team.list(team[who], albumId)).length
    expect([await seen('coach'), await seen('mother'), await seen('father')]).toEqual([2, 1, 0])
    await team.publish(albumId)
    expect([await seen('coach'), await seen('mother'), await seen('father')]).toEqual([2, 2, 2])
    expect((await team.albumsOf(team.father)).albums).toMatchObject([
      { photoCount: 2, waitingCount: 0 },
    ])
  })

  test('every child with a no or without an answer is named, and has to be confirmed', async () => {
    const { ben, mia, mother } = team
    const leo = await team.join('Leo', '2014-07-01')
    await team.answerPictures(leo, 'yes', mother)
    await team.answerPictures(ben, 'no', mother)
    await team.add(team.coach, albumId, await aPicture())
    const { body } = await team.call(team.coach, `GET /albums/${albumId}/check`)
    const check = publishCheck.parse(body)
    expect(check).toMatchObject({ waitingCount: 1, leavesOutAbsent: false })
    expect(
      check.people.map(({ firstName, consent, isUnreached }) => [firstName, consent, isUnreached]),
    ).toEqual([
      ['Ben', 'no', false],
      ['Mia', 'unanswered', false],
    ])
    const publication = (notShown: readonly string[]) =>
      team.call(team.coach, `POST /albums/${albumId}/publication`, {
        checkedAt: check.checkedAt,
        notShown,
      })
    expect((await publication([ben.memberId])).body).toMatchObject({ code: 'changed_meanwhile' })
    expect(await team.list(team.father, albumId)).toEqual([])
    expect((await publication([ben.memberId, mia.memberId])).status).toBe(200)
    expect(await team.list(team.father, albumId)).toHaveLength(1)
  })

  test('of an event everyone is named who was not marked absent, with guests', async () => {
    const { teamId, coach, ben, mia } = team
    const eventId = newId()
    await sql`insert into events (team_id, id, type, title, starts_at, ends_at, time_zone, created_by)
      values (${teamId}, ${eventId}, 'game', 'Norte v Sur', '2026-03-14T09:00:00Z', '2026-03-14T10:00:00Z',
        'Europe/Madrid', ${coach.accountId})`.execute(database)
    const opened = album.parse((await team.call(team.mother, `PUT /events/${eventId}/album`)).body)
    expect(opened).toMatchObject({ title: 'Norte v Sur', takenOn: '2026-03-14', eventId })
    const again = album.parse((await team.call(coach, `PUT /events/${eventId}/album`)).body)
    expect(again.id).toBe(opened.id)
    const named = async () => {
      const { body } = await team.call(coach, `GET /albums/${opened.id}/check`)
      const { people, leavesOutAbsent } = publishCheck.parse(body)
      return [people.map(({ firstName }) => firstName).toSorted(), leavesOutAbsent]
    }
    const mark = (memberId: string, as: string, guestTeamId: string | null = null) =>
      sql`insert into attendance_marks (team_id, event_id, member_id, mark, marked_by, guest_team_id)
        values (${teamId}, ${eventId}, ${memberId}, ${as}, ${coach.accountId}, ${guestTeamId})`.execute(
        database,
      )
    await mark(ben.memberId, 'present')
    expect(await named()).toEqual([['Ben', 'Mia'], false])
    await mark(mia.memberId, 'absent')
    expect(await named()).toEqual([['Ben'], true])
    const other = await aTeam(database)
    const guest = await aMember(database, other, { firstName: 'Gus' })
    await database
      .updateTable('members')
      .set({ date_of_birth: '2014-03-01' })
      .where('team_id', '=', other)
      .where('id', '=', guest)
      .execute()
    await mark(guest, 'present', other)
    expect(await named()).toEqual([['Ben', 'Gus'], true])
  })

  test('a picture added after staff looked waits for the next time', async () => {
    await team.add(team.coach, albumId, await aPicture('#111111'))
    const { body } = await team.call(team.coach, `GET /albums/${albumId}/check`)
    const check = publishCheck.parse(body)
    platform.setClock('2026-03-14T10:01:00.000Z')
    await team.add(team.mother, albumId, await aPicture('#222222'))
    await team.call(team.coach, `POST /albums/${albumId}/publication`, {
      checkedAt: check.checkedAt,
      notShown: check.people.map(({ memberId }) => memberId),
    })
    expect(await team.list(team.father, albumId)).toHaveLength(1)
  })

  test('the team gets one message a day, however many pictures follow', async () => {
    for (const color of ['#111111', '#222222', '#333333']) {
      await team.add(team.coach, albumId, await aPicture(color))
      await team.publish(albumId)
    }
    expect(await team.announced('photos.published')).toHaveLength(1)
    platform.setClock('2026-03-15T11:00:00.000Z')
    await team.add(team.coach, albumId, await aPicture('#444444'))
    await team.publish(albumId)
    expect(await team.announced('photos.published')).toHaveLength(2)
  })

  test('staff hear once that pictures of others wait', async () => {
    await team.add(team.mother, albumId, await aPicture('#111111'))
    await team.add(team.mother, albumId, await aPicture('#222222'))
    expect(await team.announced('photos.waiting')).toHaveLength(1)
  })

  test('asking the parents asks for each unanswered child who can be reached', async () => {
    const zoe = await team.join('Zoe', '2014-01-01')
    await sql`update members set account_id = null where team_id = ${team.teamId}
      and id = ${zoe.memberId}`.execute(database)
    const asked = await team.call(team.coach, `POST /albums/${albumId}/consent-requests`)
    expect(asked.body).toEqual({ asked: 2 })
    expect(await askedTimes()).toEqual([
      '2026-03-14T10:00:00.000Z',
      '2026-03-14T10:00:00.000Z',
      null,
    ])
    const names = (await team.announced('children.pictures_asked')).map((payload) => payload)
    expect(names).toMatchObject([{ memberId: team.ben.memberId }, { memberId: team.mia.memberId }])
    expect(names).toHaveLength(2)
  })

  test('parents are asked at most once a week, also from another album', async () => {
    const ask = async (id = albumId) =>
      (await team.call(team.coach, `POST /albums/${id}/consent-requests`)).body
    expect(await ask()).toEqual({ asked: 2 })
    expect(await ask()).toEqual({ asked: 0 })
    expect(await ask(await team.makeAlbum())).toEqual({ asked: 0 })
    platform.setClock('2026-03-21T09:59:00.000Z')
    expect(await ask()).toEqual({ asked: 0 })
    platform.setClock('2026-03-21T10:00:00.000Z')
    expect(await ask()).toEqual({ asked: 2 })
    expect(await team.announced('children.pictures_asked')).toHaveLength(4)
  })
})

describe('a later no', () => {
  test('shows staff the albums published before until they looked', async () => {
    const { ben, mother, coach } = team
    await team.answerPictures(ben, 'yes', mother)
    await team.add(coach, albumId, await aPicture('#111111'))
    await team.publish(albumId)
    platform.setClock('2026-03-15T10:00:00.000Z')
    await team.answerPictures(ben, 'no', mother)
    expect((await team.albumsOf(team.coach)).refusals).toMatchObject([
      { firstName: 'Ben', albums: [{ id: albumId }] },
    ])
    expect((await team.albumsOf(team.mother)).refusals).toEqual([])
    platform.setClock('2026-03-15T10:05:00.000Z')
    await team.add(coach, albumId, await aPicture('#222222'))
    await team.publish(albumId)
    expect((await team.albumsOf(team.coach)).refusals).toHaveLength(1)
    const settled = await team.call(coach, `PUT /albums/${albumId}/checks/${ben.memberId}`)
    expect(settled.body).toMatchObject({ refusals: [] })
  })
})
