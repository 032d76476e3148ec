import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { rollOver } from '#server/clubs/commands/roll-over.ts'
import { aPicture, photoServer } from '#server/photos/testing/photo-server.ts'
import { aPhotoTeam, type PhotoTeam } from '#server/photos/testing/photo-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const origin = await photoServer(platform)
const centre = await openCentre(platform)
let team: PhotoTeam
let albumId: string

beforeEach(async () => {
  platform.setClock('2026-03-14T10:00:00.000Z')
  team = await aPhotoTeam(platform, origin)
  albumId = await team.makeAlbum()
})

/** Answers as the family's page does. */
async function answer(state: 'yes' | 'no'): Promise<void> {
  const { ben, mother, teamId } = team
  await team.answerPictures(ben, state, mother)
  await centre.announce({
    name: 'children.consent_changed',
    topics: [`team:${teamId}`],
    payload: { teamId, memberId: ben.memberId },
  })
}

const to = (who: 'coach' | 'mother' | 'father' | 'adult') => centre.notificationsOf(team[who])

test('a no after publishing reaches staff, and no other family', async () => {
  await answer('yes')
  await team.add(team.coach, albumId, await aPicture())
  await team.publish(albumId)
  expect(await to('coach')).not.toContain('photos_refused')
  platform.setClock('2026-03-15T10:00:00.000Z')
  await answer('no')
  expect(await to('coach')).toContain('photos_refused')
  for (const who of ['mother', 'father', 'adult'] as const)
    expect(await to(who)).not.toContain('photos_refused')
})

test('someone who said no and left is named to staff', async () => {
  await answer('yes')
  await team.add(team.coach, albumId, await aPicture())
  await team.publish(albumId)
  platform.setClock('2026-03-15T10:00:00.000Z')
  await answer('no')
  await sql`update members set left_at = ${platform.clock()} where id = ${team.ben.memberId}`.execute(
    platform.database,
  )
  const lines = await centre.linesOf(team.coach.accountId)
  expect(lines.find(({ kind }) => kind === 'photos_refused')?.people).toMatchObject([
    { firstName: 'Ben' },
  ])
})

test('a no of a guest reaches staff of the team whose pictures may show them', async () => {
  const { coach, teamId } = team
  const home = await aTeam(platform.database)
  const gus = await aMember(platform.database, home, { firstName: 'Gus' })
  const guardian = await anAccount(platform.database, 'Greta')
  await aGuardian(platform.database, { teamId: home, memberId: gus }, { accountId: guardian })
  const eventId = newId()
  await sql`insert into events (team_id, id, type, title, starts_at, ends_at, time_zone, created_by)
    values (${teamId}, ${eventId}, 'game', 'Norte v Sur', '2026-03-14T08:00:00Z', '2026-03-14T09:00:00Z',
      'Europe/Madrid', ${coach.accountId})`.execute(platform.database)
  await sql`insert into event_guests (team_id, event_id, member_id, guest_team_id, invited_by, invited_at)
    values (${teamId}, ${eventId}, ${gus}, ${home}, ${coach.accountId}, now())`.execute(
    platform.database,
  )
  await sql`update photo_albums set event_id = ${eventId} where id = ${albumId}`.execute(
    platform.database,
  )
  await sql`update members set created_at = '2026-01-01' where id = ${gus}`.execute(
    platform.database,
  )
  await team.add(coach, albumId, await aPicture())
  await team.publish(albumId)
  platform.setClock('2026-03-15T10:00:00.000Z')
  await sql`insert into consents (team_id, id, member_id, kind, state, text_version, given_by, given_as, given_at)
    values (${home}, ${newId()}, ${gus}, 'pictures_team', 'no', '2026-1', ${guardian}, 'guardian',
      ${platform.clock()})`.execute(platform.database)
  await centre.announce({
    name: 'children.consent_changed',
    topics: [`team:${home}`],
    payload: { teamId: home, memberId: gus },
  })
  expect(await to('coach')).toContain('photos_refused')
})

/** Moves Ben to another team, as a roll-over does; returns his new row. */
async function rollBenOver() {
  const { ben, mother, teamId, coach } = team
  const { database, clock } = platform
  const at = clock()
  const clubId = await aClub(database, coach.accountId)
  await sql`update teams set club_id = ${clubId} where id = ${teamId}`.execute(database)
  const toTeamId = await aTeam(database, { clubId })
  const moves = [{ memberId: ben.memberId, fromTeamId: teamId, toTeamId }]
  const actor = { clubId, accountId: coach.accountId, roles: ['manager'] } as const
  await database
    .transaction()
    .execute((tx) => rollOver(tx, actor, { cutOff: '2027-01-01', moves, now: at }))
  const { id: memberId } = await database
    .selectFrom('members')
    .select('id')
    .where('team_id', '=', toTeamId)
    .executeTakeFirstOrThrow()
  const answerThere = async (state: 'yes' | 'no') => {
    await sql`insert into consents (team_id, id, member_id, kind, state, text_version, given_by, given_as, given_at)
      values (${toTeamId}, ${newId()}, ${memberId}, 'pictures_team', ${state}, '2026-1',
        ${mother.accountId}, 'guardian', ${clock()})`.execute(database)
    const payload = { teamId: toTeamId, memberId }
    await centre.announce({ name: 'children.consent_changed', topics: [], payload })
  }
  return { answerThere }
}

describe('after a roll-over', () => {
  const refusals = async () => (await team.albumsOf(team.coach)).refusals
  let moved: Awaited<ReturnType<typeof rollBenOver>>

  beforeEach(async () => {
    await answer('yes')
    await team.add(team.coach, albumId, await aPicture())
    await team.publish(albumId)
    platform.setClock('2026-03-15T10:00:00.000Z')
    moved = await rollBenOver()
    platform.setClock('2026-03-16T10:00:00.000Z')
  })

  test('a no in the new team reaches staff of the old one, with the name', async () => {
    await moved.answerThere('no')
    expect(await to('coach')).toContain('photos_refused')
    const lines = await centre.linesOf(team.coach.accountId)
    const people = lines.find(({ kind }) => kind === 'photos_refused')?.people
    expect(people).toMatchObject([{ firstName: 'Ben' }])
    expect(await refusals()).toMatchObject([{ firstName: 'Ben', albums: [{ id: albumId }] }])
    const check = `PUT /albums/${albumId}/checks/${team.ben.memberId}`
    expect((await team.call(team.coach, check)).body).toMatchObject({ refusals: [] })
  })

  test('the answer in the new team is the one that counts', async () => {
    await moved.answerThere('no')
    platform.setClock('2026-03-17T10:00:00.000Z')
    await moved.answerThere('yes')
    expect(await refusals()).toEqual([])
  })

  test('albums stay readable for staff and families who are still in the team', async () => {
    expect(await team.list(team.coach, albumId)).toHaveLength(1)
    expect(await team.list(team.father, albumId)).toHaveLength(1)
  })
})

test('a no before anything is published reaches no one', async () => {
  await team.add(team.coach, albumId, await aPicture())
  await answer('no')
  expect(await to('coach')).not.toContain('photos_refused')
})

test('published photos reach the team, but no adult blocked from one of its children', async () => {
  const traits = { blockedAt: new Date('2026-01-01') }
  const blocked = await team.parentOf(team.ben, 'Bodo', traits)
  await team.add(team.mother, albumId, await aPicture())
  expect(await to('coach')).toContain('photos_waiting')
  await team.publish(albumId)
  expect(await to('father')).toContain('photos_published')
  expect(await centre.notificationsOf(blocked)).toEqual([])
})

test('a photo taken down reaches staff and the person who added it', async () => {
  await team.add(team.mother, albumId, await aPicture())
  await team.publish(albumId)
  const [photo] = await team.list(team.father, albumId)
  await team.call(team.father, `POST /photos/${photo?.id}/removal`)
  expect(await to('coach')).toContain('photo_taken_down')
  expect(await to('mother')).toContain('photo_taken_down')
  expect(await to('adult')).not.toContain('photo_taken_down')
})
