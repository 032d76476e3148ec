import { emergency } from '@touchline/contract/children/shapes/health'
import { consentTextVersion } from '@touchline/domain/children/consents'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { aFamily, familyPeople, type Family, type FamilyPerson } from './support/family.ts'
import { running } from './support/running.ts'

const touchline = await running()
const { database } = touchline.platform
let family: Family

/** Occurs nowhere else. */
const secret = 'Hazelnuts 7f3a'
const number = '+34600999888'
const health = {
  allergies: secret,
  medication: `${secret} inhaler`,
  notes: `${secret} notes`,
  doctorName: '',
  doctorPhone: null,
  contacts: [{ name: `${secret} aunt`, relation: 'Aunt', phone: '+34600111333' }],
}

const consent = (state: 'yes' | 'no') =>
  family.ask('guardian', 'PUT /consents/health', { state, textVersion: consentTextVersion })

async function countOfLooks(): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from health_access_log
    where team_id = ${family.child.teamId}`.execute(database)
  return found.rows[0]?.count ?? 0
}

beforeAll(async () => {
  family = await aFamily(touchline)
  await consent('yes')
  await family.ask('guardian', 'PUT /health', { health, version: null })
  await sql`
    update guardians set phone = ${number}
    where account_id = ${family.people.guardian.id}`.execute(database)
})

const emergencies: Record<FamilyPerson, { status: number; sees: 'notes' | 'numbers' | null }> = {
  guardian: { status: 200, sees: 'notes' },
  blocked: { status: 404, sees: null },
  'other parent': { status: 403, sees: null },
  coach: { status: 200, sees: 'notes' },
  admin: { status: 200, sees: 'numbers' },
  player: { status: 403, sees: null },
  stranger: { status: 404, sees: null },
}

describe('in an emergency', () => {
  test.each(familyPeople)(
    'with consent, the %s sees numbers and notes by their rights',
    async (who) => {
      const before = await countOfLooks()
      const { status, text } = await family.ask(who, 'GET /emergency')
      const { sees } = emergencies[who]
      expect(status).toBe(emergencies[who].status)
      expect([text.includes(number), text.includes(secret)]).toEqual([
        sees !== null,
        sees === 'notes',
      ])
      expect((await countOfLooks()) - before).toBe(who === 'coach' ? 1 : 0)
    },
  )

  test('shows the coach the notes for an emergency and nothing else', async () => {
    const { text } = await family.ask('coach', 'GET /emergency')
    const { allergies, medication, contacts } = health
    expect(emergency.parse(JSON.parse(text))).toMatchObject({
      memberId: family.child.memberId,
      notes: { allergies, medication, contacts },
    })
  })

  test('without consent shows the coach the numbers, without the blocked parent, and logs no access', async () => {
    await consent('no')
    const before = await countOfLooks()
    const { status, text } = await family.ask('coach', 'GET /emergency')
    expect(status).toBe(200)
    const shown = emergency.parse(JSON.parse(text))
    expect(shown.notes).toBeNull()
    expect(shown.people.filter(({ relation }) => relation !== 'self')).toHaveLength(2)
    expect(shown.people.map(({ phone }) => phone)).toContain(number)
    expect(await countOfLooks()).toBe(before)
    await consent('yes')
  })

  test.each(familyPeople)('the numbers of the whole team are for staff: %s', async (who) => {
    const { status, text } = await touchline.ask(family.people[who], {
      method: 'GET',
      path: `/rest/v1/teams/${family.child.teamId}/emergency-numbers`,
    })
    const isStaff = who === 'coach' || who === 'admin'
    expect([status === 200, text.includes(number), text.includes(secret)]).toEqual([
      isStaff,
      isStaff,
      false,
    ])
  })
})
