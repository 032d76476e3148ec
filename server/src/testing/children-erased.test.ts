import { memberFiles } from '@touchline/contract/members/shapes/files'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { eraseUnconsentedHealth } from '#server/children/commands/retention.ts'
import { anEvent, aPlayingTeam } from '#server/events/testing/playing-team.ts'
import { eraseDueChildren } from '#server/privacy/commands/ask-for-erasure.ts'
import { applyRetention } from '#server/privacy/commands/retention.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running } from './support/running.ts'

const touchline = await running()
const { ask, platform } = touchline
const { database } = platform
const mother = await touchline.signUp('Marta')
/** Occurs in every field about the child. */
const mark = 'quincunx'

let clubId: string
let teamId: string
let leo: string

beforeEach(async () => {
  clubId = await aClub(database)
  teamId = await aTeam(database, { clubId })
  leo = await aChild(teamId)
})

async function aChild(inTeam: string): Promise<string> {
  const id = await aMember(database, inTeam, { firstName: 'Leo' })
  await sql`
    update members set date_of_birth = '2014-04-02', nickname = ${mark}, address = ${mark}
    where id = ${id}`.execute(database)
  await aGuardian(database, { teamId: inTeam, memberId: id }, { accountId: mother.id })
  return id
}

async function aDocument(memberId: string, inTeam = teamId, kind = 'id_photo'): Promise<string> {
  const id = newId()
  await sql`
    insert into files (id, uploaded_by, kind, purpose, shown_name, content_type, bytes, team_id)
    values (${id}, ${mother.id}, 'document', 'member_file', ${mark}, 'application/pdf', 8,
      ${inTeam})`.execute(database)
  await sql`
    insert into member_files (id, team_id, member_id, kind, title, uploaded_by)
    values (${id}, ${inTeam}, ${memberId}, ${kind}, ${mark}, ${mother.id})`.execute(database)
  return id
}

async function exempt(memberId: string): Promise<void> {
  const id = newId()
  await sql`
    insert into club_memberships (id, club_id, first_name, last_name, exempt_percent, exempt_reason,
      created_by, created_at, updated_at)
    values (${id}, ${clubId}, 'Leo', 'Ruiz', 50, ${mark}, ${mother.id}, now(), now())`.execute(
    database,
  )
  await sql`
    insert into club_membership_rows (team_id, member_id, club_id, membership_id)
    values (${teamId}, ${memberId}, ${clubId}, ${id})`.execute(database)
}

/** The ids of stored documents. */
async function keptDocuments(): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from files where removed_at is null and kind = 'document'
    union select id from member_files`.execute(database)
  return found.rows.map(({ id }) => id)
}

/** Requests the erasure and moves the clock fourteen days. */
async function erase() {
  const answer = await ask(mother, {
    method: 'PUT',
    path: `/rest/v1/teams/${teamId}/members/${leo}/erasure`,
    body: { state: 'requested', typedName: 'Leo Ruiz' },
  })
  await sql`update child_erasures set due_at = '2020-01-01'`.execute(database)
  await eraseDueChildren(platform)
  return answer
}

describe('trust.md 2, rows 18 and 19: erasing a child', () => {
  test('removes their documents and no one else’s', async () => {
    const gone = await aDocument(leo)
    const stays = await aDocument(await aMember(database, teamId, { firstName: 'Pau' }))
    expect((await erase()).status).toBe(200)
    const kept = await keptDocuments()
    expect(kept).not.toContain(gone)
    expect(kept).toContain(stays)
  })

  test('removes the membership record with the exemption from fees', async () => {
    await exempt(leo)
    expect((await erase()).status).toBe(200)
    const found = await sql`
      select exempt_reason from club_memberships where exempt_reason = ${mark}`.execute(database)
    expect(found.rows).toEqual([])
  })

  test('removes what a coach noted about attendance', async () => {
    const { coach } = await aPlayingTeam(database)
    const eventId = await anEvent(database, coach)
    await sql`
      insert into attendance_marks (team_id, event_id, member_id, guest_team_id, mark, note, marked_by)
      values (${coach.teamId}, ${eventId}, ${leo}, ${teamId}, 'injured', ${mark}, ${mother.id})
    `.execute(database)
    expect((await erase()).status).toBe(200)
    const found = await sql`
      select mark, note from attendance_marks where member_id = ${leo}`.execute(database)
    expect(found.rows).toEqual([{ mark: 'injured', note: null }])
  })

  test('removes what undoing an import could restore, but keeps the rest', async () => {
    const other = newId()
    const change = (memberId: string) => ({
      memberId,
      fields: [{ field: 'nickname', from: mark, to: 'Leo' }],
    })
    const undo = { changed: [change(leo), change(other)], filled: [], linked: [] }
    await sql`
      insert into roster_imports (id, team_id, account_id, file_name, summary, undo)
      values (${newId()}, ${teamId}, ${mother.id}, 'list.csv', '{}', ${JSON.stringify(undo)}::jsonb)
    `.execute(database)
    expect((await erase()).status).toBe(200)
    const found = await sql<{ undo: unknown }>`
      select undo from roster_imports where team_id = ${teamId}`.execute(database)
    expect(found.rows[0]?.undo).toEqual({ ...undo, changed: [change(other)] })
  })

  test('removes what the family wrote on the registration form, but keeps a sibling', async () => {
    await sql`
      insert into registration_forms (club_id, key, is_open, settings, changed_by, changed_at)
      values (${clubId}, ${newId()}, true, '{}', ${mother.id}, now())`.execute(database)
    const [alone, together] = [newId(), newId()]
    for (const id of [alone, together])
      await sql`
        insert into registrations (owner_id, id, client_id, first_name, last_name, email, role,
          language, created_at, confirmed_at)
        values (${clubId}, ${id}, ${newId()}, 'Marta', 'Gil', 'other@example.org', 'mother', 'en',
          now(), now())`.execute(database)
    for (const [registrationId, firstName, memberId] of [
      [alone, 'Leo', leo],
      [together, 'Leo', leo],
      [together, 'Mia', null],
    ])
      await sql`
        insert into registration_people (owner_id, id, registration_id, position, first_name,
          last_name, date_of_birth, is_contact, team_id, kind, answers, state, since, member_id)
        values (${clubId}, ${newId()}, ${registrationId}, 0, ${firstName}, 'Gil', '2014-04-02', false,
          ${teamId}, 'active', '{}', 'accepted', now(), ${memberId})`.execute(database)
    expect((await erase()).status).toBe(200)
    const found = await sql`
      select r.id, p.first_name from registrations r
      left join registration_people p on p.owner_id = r.owner_id and p.registration_id = r.id
      where r.owner_id = ${clubId}`.execute(database)
    expect(found.rows).toEqual([{ id: together, first_name: 'Mia' }])
  })

  test('removes them from the archives of their former teams too', async () => {
    const before = await aTeam(database, { clubId })
    const earlier = await aChild(before)
    await sql`update members set archived_at = now() where id = ${earlier}`.execute(database)
    const rollOverId = newId()
    await sql`
      insert into roll_overs (id, club_id, cut_off, moved_count, created_by, created_at)
      values (${rollOverId}, ${clubId}, '2026-08-01', 1, ${mother.id}, now())`.execute(database)
    await sql`
      insert into roll_over_moves
        (club_id, roll_over_id, from_team_id, from_member_id, to_team_id, to_member_id)
      values (${clubId}, ${rollOverId}, ${before}, ${earlier}, ${teamId}, ${leo})`.execute(database)
    const document = await aDocument(earlier, before)

    expect((await erase()).status).toBe(200)
    const found = await sql`
      select first_name, last_name, nickname, address, date_of_birth from members
      where id = any(${[leo, earlier]}::uuid[])`.execute(database)
    const nobody = {
      first_name: 'Former member',
      last_name: '',
      nickname: null,
      address: null,
      date_of_birth: null,
    }
    expect(found.rows).toEqual([nobody, nobody])
    expect(await keptDocuments()).not.toContain(document)
  })
})

describe('trust.md 2, row 13: a medical certificate', () => {
  test('is listed for the family only; staff see that there is one', async () => {
    await aDocument(leo, teamId, 'medical_certificate')
    const coach = await touchline.signUp('Paul')
    await aMember(database, teamId, { accountId: coach.id, role: 'Coach' })
    const read = async (who: typeof coach) => {
      const path = `/rest/v1/teams/${teamId}/members/${leo}/files`
      const { text } = await ask(who, { method: 'GET', path })
      return memberFiles.parse(JSON.parse(text)).files[0]
    }
    const nothing = { title: '', fileName: '', download: null }
    expect(await read(coach)).toMatchObject({ kind: 'medical_certificate', ...nothing })
    const own = await read(mother)
    expect(own).toMatchObject({ title: mark })
    expect(own?.download).toContain('/storage/v1/documents/')
  })

  test.each([
    [21, true],
    [23, false],
  ])('of someone archived %i hours ago is kept: %s', async (hours, isKept) => {
    const certificate = await aDocument(leo, teamId, 'medical_certificate')
    const archivedAt = new Date(platform.clock().getTime() - hours * 3_600_000)
    await sql`update members set archived_at = ${archivedAt} where id = ${leo}`.execute(database)
    await eraseUnconsentedHealth(platform)
    expect((await keptDocuments()).includes(certificate)).toBe(isKept)
  })
})

describe('trust.md 2, row 18: the nightly retention', () => {
  const nightly = () => applyRetention(platform)
  const daysAgo = (days: number) => new Date(platform.clock().getTime() - days * 86_400_000)

  async function leftDaysAgo(days: number): Promise<void> {
    await sql`update members set left_at = ${daysAgo(days)} where id = ${leo}`.execute(database)
  }

  test.each([
    [364, true],
    [366, false],
  ])('keep documents of who left %i days ago: %s', async (days, isKept) => {
    const document = await aDocument(leo)
    await leftDaysAgo(days)
    await nightly()
    expect((await keptDocuments()).includes(document)).toBe(isKept)
  })

  test.each([
    [179, 1],
    [181, 0],
  ])('of absences that ended %i days ago keeps %i', async (days, count) => {
    await sql`
      insert into unavailabilities (id, team_id, member_id, first_day, last_day, reason, note, created_by)
      values (${newId()}, ${teamId}, ${leo}, ${daysAgo(days + 3)}::date, ${daysAgo(days)}::date,
        'injury', ${mark}, ${mother.id})`.execute(database)
    await nightly()
    const found = await sql`select from unavailabilities where member_id = ${leo}`.execute(database)
    expect(found.rows).toHaveLength(count)
  })

  test('keeps a picture that another row uses', async () => {
    const picture = newId()
    await sql`
      insert into files (id, uploaded_by, kind, purpose, shown_name, content_type, bytes, width, height, team_id)
      values (${picture}, ${mother.id}, 'picture', 'member_photo', '', 'image/webp', 8, 1, 1, ${teamId})
    `.execute(database)
    const next = await aChild(await aTeam(database, { clubId }))
    await sql`
      update members set photo_file_id = ${picture} where id = any(${[leo, next]}::uuid[])`.execute(
      database,
    )
    await leftDaysAgo(366)
    await nightly()
    const found = await sql<{ removed_at: Date | null }>`
      select removed_at from files where id = ${picture}`.execute(database)
    expect(found.rows).toEqual([{ removed_at: null }])
  })
})
