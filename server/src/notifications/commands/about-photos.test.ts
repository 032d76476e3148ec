import { beforeEach, expect, test } from 'vitest'

import { aPicture, photoServer } from '#server/photos/testing/photo-server.ts'
import { aPhotoTeam, type PhotoTeam } from '#server/photos/testing/photo-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

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
