import { scopes, type Scope } from '@touchline/domain/integrations/scopes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'

import { scopeOfEndpoint } from '#server/integrations/commands/endpoints.ts'
import { aGuardian } from '#server/teams/testing/people.ts'

import { markIn, plantMarks, privateJson, privateWords } from './support/private-words.ts'
import { programsOf } from './support/programs.ts'
import { running, type Person } from './support/running.ts'
import { questionOf } from './support/sweep-question.ts'
import { sweptEndpoints, type SweptEndpoint } from './support/swept.ts'
import { aWorld } from './support/world.ts'

/**
 * With a single scope, a token reads no text about people and no contact except those it covers.
 */
const touchline = await running()
const { ask, platform } = touchline
const { database } = platform
const world = await aWorld(touchline)
const { ids, owner } = world
const mother = await touchline.signUp('Marta')
const programOf = programsOf(touchline)

/** A week around now for requests with a window of days. */
const windows: Readonly<Record<string, string>> = {
  'events.list': `?from=2020-01-01&to=2035-01-01`,
  'events.listMine': `?from=2020-01-01&to=2035-01-01`,
}
const asked = sweptEndpoints
  .map((one) => ({ ...one, scope: scopeOfEndpoint.get(one.name) }))
  .filter((one): one is SweptEndpoint & { scope: Scope } => one.scope !== undefined)
  .toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))

beforeAll(async () => {
  const { teamId, eventId, memberId, unavailabilityId } = ids
  const { rows: fields } = await sql<{ id: string }>`
    select id from custom_fields where team_id = ${teamId}`.execute(database)
  await aGuardian(database, { teamId, memberId }, { accountId: mother.id })
  await sql`update members set date_of_birth = '2016-02-03' where id = ${memberId}`.execute(
    database,
  )
  const answers = [{ memberId, answer: 'not_going', comment: 'Fever' }]
  await asOwner('PUT', `/teams/${teamId}/events/${eventId}/answers`, { answers })
  await sql`update answers set unavailability_id = ${unavailabilityId}`.execute(database)
  await sql`update unavailabilities set last_day = '2031-07-29'`.execute(database)
  await sql`update events set starts_at = now() + interval '1 day', ends_at = now() + interval '25 hours'
    where id = ${eventId}`.execute(database)
  await fillPrivate({ field: fields[0]?.id ?? '' })
  await plantMarks(database, [owner.id, mother.id])
})

const asOwner = (method: string, path: string, body: object) =>
  ask(owner, { method, path: `/rest/v1${path}`, body })

/** Rows that the world lacks. */
async function fillPrivate({ field }: { field: string }): Promise<void> {
  const { teamId, memberId, billId, collectionId, eventId } = ids
  const asks = newId()
  await sql`
    insert into collection_fields (id, team_id, collection_id, name, type, is_mandatory, position)
    values (${asks}, ${teamId}, ${collectionId}, 'Allergies', 'text', false, 0)`.execute(database)
  await sql`update bill_lines set answers = ${JSON.stringify({ [asks]: markIn('bill_lines.answers') })}::jsonb`.execute(
    database,
  )
  await sql`update members set custom = ${JSON.stringify({ [field]: markIn('members.custom') })}::jsonb
    where id = ${memberId}`.execute(database)
  await sql`
    insert into bill_requests (id, team_id, bill_id, kind, words, requested_at)
    values (${newId()}, ${teamId}, ${billId}, 'reduction', 'Out of work', now())`.execute(database)
  await sql`insert into attendance_marks (team_id, event_id, member_id, mark, marked_by)
    values (${teamId}, ${eventId}, ${memberId}, 'present', ${owner.id})
    on conflict do nothing`.execute(database)
  await sql`
    insert into lift_requests (team_id, event_id, member_id, direction, requested_by, requested_at)
    values (${teamId}, ${eventId}, ${memberId}, 'both', ${owner.id}, now())`.execute(database)
  await sql`
    insert into lift_offers (team_id, id, event_id, account_id, direction, seats, leaves_at,
      for_starts_at, created_at)
    select ${teamId}, ${newId()}, ${eventId}, id, 'both', 3, '09:15', now(), now() from accounts
    where id <> all (${[owner.id, mother.id]}::uuid[]) limit 1`.execute(database)
  await sql`
    insert into consents (id, team_id, member_id, kind, state, given_by, given_as, text_version)
    values (${newId()}, ${teamId}, ${memberId}, 'health', 'yes', ${mother.id}, 'guardian', '2026-1')`.execute(
    database,
  )
  await sql`
    insert into health_records (team_id, member_id, allergies, medication, notes, doctor_name, updated_at, updated_by)
    values (${teamId}, ${memberId}, '', '', '', '', now(), ${mother.id})`.execute(database)
  await sql`
    insert into emergency_contacts (team_id, member_id, position, name, relation, phone)
    values (${teamId}, ${memberId}, 0, 'x', 'x', 'x')`.execute(database)
}

const marks = Object.keys({ ...privateWords, ...privateJson }).map((column) => ({
  column,
  mark: markIn(column),
  named: { ...privateWords, ...privateJson }[column] ?? [],
}))
const awayUntil = {
  column: 'unavailabilities.last_day',
  mark: '2031-07-29',
  named: ['children:read'] as const,
}

async function comesOut(who: Person, scope: Scope): Promise<readonly string[]> {
  const program = await programOf(who, [scope])
  const out: string[] = []
  for (const one of asked.filter((endpoint) => endpoint.scope === scope)) {
    const question = questionOf(
      { ...one, row: { ...one.row, query: windows[one.name] ?? one.row.query } },
      ids,
    )
    const { text } = await ask(program, question)
    for (const { column, mark, named } of [...marks, awayUntil])
      if (text.includes(mark) && !named.some((name) => name === scope))
        out.push(`${one.name}: ${column}`)
  }
  return out
}

test.each(scopes)('%s', async (scope) => {
  expect({ owner: await comesOut(owner, scope), mother: await comesOut(mother, scope) }).toEqual({
    owner: [],
    mother: [],
  })
})
