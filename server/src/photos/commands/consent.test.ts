import { publishCheck } from '@touchline/contract/photos/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

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

async function named(): Promise<readonly (readonly string[])[]> {
  const { body } = await team.call(team.coach, `GET /albums/${albumId}/check`)
  return publishCheck.parse(body).people.map(({ firstName, consent }) => [firstName, consent])
}

const refused = async () => (await team.albumsOf(team.coach)).refusals

describe('two guardians', () => {
  test('who disagree: the no wins until it is withdrawn, in either order of answers', async () => {
    const { ben, mia, mother, father } = team
    const stepfather = await team.parentOf(ben, 'Otto')
    await team.answerPictures(mia, 'yes', father)
    await team.answerPictures(ben, 'no', mother)
    platform.setClock('2026-03-14T11:00:00.000Z')
    await team.answerPictures(ben, 'yes', stepfather)
    expect(await named()).toEqual([['Ben', 'no']])
    platform.setClock('2026-03-14T12:00:00.000Z')
    await team.answerPictures(ben, 'yes', mother)
    expect(await named()).toEqual([])
  })
})

describe('at 18', () => {
  test('a no of the parents counts until the person answers', async () => {
    const { ben, mia, mother, father, teamId } = team
    await team.answerPictures(mia, 'yes', father)
    await team.answerPictures(ben, 'no', mother)
    await sql`update members set date_of_birth = '2008-03-14' where team_id = ${teamId}
      and id = ${ben.memberId}`.execute(database)
    expect(await named()).toEqual([['Ben', 'no']])
    platform.setClock('2026-03-14T11:00:00.000Z')
    await sql`insert into consents (team_id, id, member_id, kind, state, text_version, given_by, given_as, given_at)
      values (${teamId}, ${newId()}, ${ben.memberId}, 'pictures_team', 'yes', '2026-1',
        ${ben.accountId}, 'self', ${platform.clock()})`.execute(database)
    expect(await named()).toEqual([])
  })
})

test('someone who said no and then left the team is still looked for', async () => {
  const { ben, mother, teamId } = team
  await team.answerPictures(ben, 'yes', mother)
  await team.add(team.coach, albumId, await aPicture())
  await team.publish(albumId)
  platform.setClock('2026-03-15T10:00:00.000Z')
  await team.answerPictures(ben, 'no', mother)
  await sql`update members set left_at = ${platform.clock()} where team_id = ${teamId}
    and id = ${ben.memberId}`.execute(database)
  expect(await refused()).toMatchObject([{ firstName: 'Ben', albums: [{ id: albumId }] }])
})

describe('a guest from another team', () => {
  let home: string
  let gus: string
  let guardian: string

  beforeEach(async () => {
    home = await aTeam(database)
    gus = await aMember(database, home, { firstName: 'Gus' })
    guardian = await anAccount(database, 'Greta')
    await aGuardian(database, { teamId: home, memberId: gus }, { accountId: guardian })
    await sql`update members set date_of_birth = '2014-03-01' where id = ${gus}`.execute(database)
    const eventId = newId()
    const { teamId, coach } = team
    await sql`insert into events (team_id, id, type, title, starts_at, ends_at, time_zone, created_by)
      values (${teamId}, ${eventId}, 'game', 'Norte v Sur', '2026-03-14T08:00:00Z', '2026-03-14T09:00:00Z',
        'Europe/Madrid', ${coach.accountId})`.execute(database)
    await sql`insert into event_guests (team_id, event_id, member_id, guest_team_id, invited_by, invited_at)
      values (${teamId}, ${eventId}, ${gus}, ${home}, ${coach.accountId}, now())`.execute(database)
    await sql`update photo_albums set event_id = ${eventId} where id = ${albumId}`.execute(database)
    for (const child of [team.ben, team.mia]) await team.answerPictures(child, 'yes', team.mother)
  })

  const answer = (state: 'yes' | 'no') =>
    sql`insert into consents (team_id, id, member_id, kind, state, text_version, given_by, given_as, given_at)
      values (${home}, ${newId()}, ${gus}, 'pictures_team', ${state}, '2026-1', ${guardian}, 'guardian',
        ${platform.clock()})`.execute(database)

  test('is named before publishing, also where no one noted who came', async () => {
    expect(await named()).toEqual([['Gus', 'unanswered']])
    await answer('no')
    expect(await named()).toEqual([['Gus', 'no']])
  })

  test('is looked for after a later no in their own team, until staff have', async () => {
    await sql`update members set created_at = '2026-01-01' where id = ${gus}`.execute(database)
    await answer('yes')
    await team.add(team.coach, albumId, await aPicture())
    await team.publish(albumId)
    const other = await team.makeAlbum()
    await team.add(team.coach, other, await aPicture('#222222'))
    await team.publish(other)
    platform.setClock('2026-03-15T10:00:00.000Z')
    await answer('no')
    expect(await refused()).toMatchObject([{ firstName: 'Gus', albums: [{ id: albumId }] }])
    const check = (id: string) => team.call(team.coach, `PUT /albums/${id}/checks/${gus}`)
    expect((await check(other)).status).toBe(404)
    expect((await check(albumId)).body).toMatchObject({ refusals: [] })
  })
})
