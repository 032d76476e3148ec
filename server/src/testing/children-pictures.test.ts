import { consents, photo } from '@touchline/contract/children/shapes'
import { memberPage } from '@touchline/contract/members/shapes'
import { consentTextVersion, type ConsentKind } from '@touchline/domain/children/consents'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { askAboutPictures } from '#server/children/commands/retention.ts'
import { addPicture } from '#server/files/queries/pictures.ts'

import { aFamily, familyPeople, type Family, type FamilyPerson } from './support/family.ts'
import { running } from './support/running.ts'

const touchline = await running()
const { platform } = touchline
const { database } = platform
let family: Family

beforeAll(async () => {
  family = await aFamily(touchline)
})

beforeEach(async () => {
  await sql`delete from consents`.execute(database)
  await sql`delete from photo_opt_outs`.execute(database)
  await sql`update members set photo_file_id = null`.execute(database)
})

const answer = (state: 'yes' | 'no', kind: ConsentKind = 'pictures_team') =>
  family.ask('guardian', `PUT /consents/${kind}`, { state, textVersion: consentTextVersion })

const forbid = (who: FamilyPerson, isOptedOut: boolean) =>
  family.ask(who, 'PUT /photo-opt-out', { isOptedOut })

/** A picture that someone has uploaded. */
async function sent(who: FamilyPerson): Promise<string> {
  const id = newId()
  await addPicture(database, {
    id,
    uploadedBy: family.people[who].id,
    purpose: 'member_photo',
    shownName: 'nina.jpg',
    contentType: 'image/webp',
    bytes: 100,
    width: 10,
    height: 10,
    createdAt: platform.clock(),
  })
  return id
}

const give = async (who: FamilyPerson) => family.ask(who, 'PUT /photo', { fileId: await sent(who) })

async function sees(who: FamilyPerson): Promise<boolean> {
  const { text } = await family.ask(who, 'GET ')
  return memberPage.parse(JSON.parse(text)).member.photo !== null
}

/** Whether this person reads that the team would see a picture. */
async function knowsShown(who: FamilyPerson): Promise<boolean | null> {
  const { text } = await family.ask(who, 'GET ')
  return memberPage.parse(JSON.parse(text)).isPictureShown
}

const stateFor = async (who: FamilyPerson, kind: ConsentKind = 'pictures_team') => {
  const { text } = await family.ask(who, 'GET /consents')
  return consents.parse(JSON.parse(text)).consents.find((one) => one.kind === kind)
}

/** What this person reads before publishing a picture with the child in it. */
async function mayPublish(who: FamilyPerson) {
  const { text } = await family.ask(who, 'GET ')
  return memberPage.parse(JSON.parse(text)).member.pictures
}

test('tells only staff whether pictures of a child may be published', async () => {
  expect(await mayPublish('coach')).toBe('unanswered')
  await answer('yes')
  expect(await mayPublish('coach')).toBe('yes')
  await answer('no')
  expect(await mayPublish('coach')).toBe('no')
  expect(await mayPublish('guardian')).toBeNull()
  await answer('yes')
  await forbid('admin', true)
  expect(await mayPublish('admin')).toBe('no')
})

describe('trust.md 2, row 4: the picture of a child', () => {
  test('is seen only by the guardian who uploaded it without consent', async () => {
    const { status, text } = await give('guardian')
    expect(status).toBe(200)
    expect(photo.parse(JSON.parse(text))).toMatchObject({ isShown: false })
    expect(await sees('guardian')).toBe(true)
    for (const who of ['coach', 'admin', 'player', 'other parent'] as const)
      expect(await sees(who)).toBe(false)
  })

  test('is shown to the team from a yes until a no', async () => {
    await answer('yes')
    expect(photo.parse(JSON.parse((await give('coach')).text))).toMatchObject({ isShown: true })
    for (const who of ['coach', 'player', 'other parent'] as const)
      expect(await sees(who)).toBe(true)
    await answer('no')
    for (const who of ['coach', 'player', 'other parent'] as const)
      expect(await sees(who)).toBe(false)
  })

  test.each(['no', undefined] as const)(
    'is refused from staff after the answer %s',
    async (said) => {
      if (said) await answer(said)
      for (const who of ['coach', 'admin'] as const) {
        const { status, text } = await give(who)
        expect({ status, text }).toMatchObject({ status: 409 })
        expect(text).toContain('consent_missing')
      }
      expect(await sees('guardian')).toBe(false)
    },
  )

  test('tells staff before an upload whether the team would see the picture', async () => {
    for (const who of ['coach', 'admin'] as const) expect(await knowsShown(who)).toBe(false)
    await answer('yes')
    for (const who of ['coach', 'admin'] as const) expect(await knowsShown(who)).toBe(true)
    for (const who of ['guardian', 'player', 'other parent'] as const)
      expect(await knowsShown(who)).toBeNull()
    await forbid('admin', true)
    expect(await knowsShown('coach')).toBe(false)
  })

  test.each(['player', 'other parent'] as const)('can’t be changed by the %s', async (who) => {
    await answer('yes')
    expect((await give(who)).status).toBe(403)
  })
})

test('trust.md 2, row 3: sets each consent separately', async () => {
  const kinds = [
    'membership',
    'pictures_team',
    'pictures_public',
    'health',
    'third_parties',
  ] as const
  for (const kind of kinds) {
    await sql`delete from consents`.execute(database)
    await answer('yes', kind)
    const { text } = await family.ask('guardian', 'GET /consents')
    const given = consents.parse(JSON.parse(text)).consents.filter(({ state }) => state === 'yes')
    expect(given.map((one) => one.kind)).toEqual([kind])
  }
})

describe('someone on the photo opt-out list', () => {
  test('is hidden whatever the guardian says, and looks like a plain no to everyone else', async () => {
    await answer('yes')
    await give('guardian')
    const plainNo = { ...(await stateFor('coach')), state: 'no' }
    expect((await forbid('admin', true)).status).toBe(200)
    for (const who of ['coach', 'player', 'admin'] as const) expect(await sees(who)).toBe(false)
    expect(await stateFor('coach')).toEqual(plainNo)
    expect(await stateFor('guardian')).toMatchObject({ state: 'yes' })
    await forbid('admin', false)
    expect(await sees('player')).toBe(true)
  })

  test.each(familyPeople.filter((who) => who !== 'admin'))(
    'can’t be set by the %s',
    async (who) => {
      const outside = who === 'stranger' || who === 'blocked'
      const { status, text } = await family.ask(who, 'GET /consents')
      const seen = status === 200 ? consents.parse(JSON.parse(text)).isOptedOut : status
      expect([null, 404]).toContain(seen)
      expect((await forbid(who, true)).status).toBe(outside ? 404 : 403)
    },
  )

  test('is known to the admin who set it, and to no other', async () => {
    await forbid('admin', true)
    const said = async (token: { token: string }) => {
      const { teamId, memberId } = family.child
      const path = `/rest/v1/teams/${teamId}/members/${memberId}/consents`
      const { text } = await touchline.ask(token, { method: 'GET', path })
      return consents.parse(JSON.parse(text)).isOptedOut
    }
    expect(await said(family.people.admin)).toBe(true)
    expect(await said(family.owner)).toBe(false)
  })

  test('is known to the club’s safeguarding person, who can lift it for all', async () => {
    const { teamId } = family.child
    const { clubId } = family.ids
    await sql`update teams set club_id = ${clubId} where id = ${teamId}`.execute(database)
    await forbid('admin', true)
    const name = (safeguardingAccountId: string) =>
      touchline.ask(family.owner, {
        method: 'PATCH',
        path: `/rest/v1/clubs/${clubId}`,
        body: { changes: { safeguardingAccountId } },
      })
    expect((await name(family.people.coach.id)).status).toBe(404)
    expect((await name(family.owner.id)).status).toBe(200)
    const path = `/rest/v1/teams/${teamId}/members/${family.child.memberId}`
    const read = () => touchline.ask(family.owner, { method: 'GET', path: `${path}/consents` })
    expect((await read()).text).toContain('"isOptedOut":true')
    await touchline.ask(family.owner, {
      method: 'PUT',
      path: `${path}/photo-opt-out`,
      body: { isOptedOut: false },
    })
    expect((await family.ask('admin', 'GET /consents')).text).toContain('"isOptedOut":false')
  })
})

describe('a new season', () => {
  const lines = async () => {
    const found = await sql<{ accountId: string }>`
      select account_id as "accountId" from notifications
      where kind = 'pictures_asked' order by account_id`.execute(database)
    return found.rows.map(({ accountId }) => accountId)
  }

  test('asks about pictures again and notifies only the guardian, once', async () => {
    const { teamId, memberId } = family.child
    await answer('yes')
    await answer('yes', 'health')
    await sql`update consents set given_at = now() - interval '900 days'`.execute(database)
    expect(await stateFor('guardian')).toMatchObject({ state: 'unanswered', isAskedAgain: true })
    expect(await stateFor('guardian', 'health')).toMatchObject({ state: 'yes' })

    await askAboutPictures(platform)
    await askAboutPictures(platform)
    await platform.jobs.settle()
    const asked = await sql`
      select 1 from photo_consent_requests
      where team_id = ${teamId} and member_id = ${memberId}`.execute(database)
    expect(asked.rows).toHaveLength(1)
    const seen = await lines()
    expect(seen).toContain(family.people.guardian.id)
    expect(seen).not.toContain(family.people.blocked.id)
    expect(new Set(seen).size).toBe(seen.length)
  })
})
