import { access, certificate } from '@touchline/contract/children/shapes/health'
import { consentTextVersion } from '@touchline/domain/children/consents'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'

import { aFamily, familyPeople, type Family, type FamilyPerson } from './support/family.ts'
import { running } from './support/running.ts'

const touchline = await running()
const { database } = touchline.platform
const title = 'Fit for the season'
let family: Family
let attest: string
let licence: string

beforeAll(async () => {
  family = await aFamily(touchline)
  attest = await aFile('medical_certificate')
  licence = await aFile('licence')
})

async function aFile(kind: string): Promise<string> {
  const id = newId()
  const { teamId, memberId } = family.child
  const by = family.people.guardian.id
  await sql`
    insert into files (id, uploaded_by, kind, purpose, shown_name, content_type, bytes, team_id)
    values (${id}, ${by}, 'document', 'member_file', 'attest.pdf', 'application/pdf', 8, ${teamId})`.execute(
    database,
  )
  await sql`
    insert into member_files (id, team_id, member_id, kind, title, uploaded_by)
    values (${id}, ${teamId}, ${memberId}, ${kind}, ${title}, ${by})`.execute(database)
  return id
}

const answer = (state: 'yes' | 'no') =>
  family.ask('guardian', 'PUT /consents/health', { state, textVersion: consentTextVersion })

const open = (who: FamilyPerson, fileId = attest) => family.ask(who, `GET /certificates/${fileId}`)

async function loggedLooks() {
  const { text } = await family.ask('guardian', 'GET /access')
  return access.parse(JSON.parse(text)).log.filter(({ what }) => what === 'certificate')
}

const statuses: Record<FamilyPerson, { withConsent: number; without: number }> = {
  guardian: { withConsent: 200, without: 200 },
  blocked: { withConsent: 404, without: 404 },
  'other parent': { withConsent: 403, without: 403 },
  coach: { withConsent: 200, without: 403 },
  admin: { withConsent: 403, without: 403 },
  player: { withConsent: 403, without: 403 },
  stranger: { withConsent: 404, without: 404 },
}

describe('trust.md 2, row 13: a medical certificate', () => {
  test.each(familyPeople)('with the consent for health data, for the %s', async (who) => {
    await answer('yes')
    const before = await loggedLooks()
    const { status, text } = await open(who)
    expect(status).toBe(statuses[who].withConsent)
    expect(text.includes(title)).toBe(status === 200)
    const after = await loggedLooks()
    expect(after.length - before.length).toBe(who === 'coach' ? 1 : 0)
  })

  test.each(familyPeople)('without it, for the %s', async (who) => {
    await answer('no')
    const before = await loggedLooks()
    const { status, text } = await open(who)
    expect([status, text.includes(title)]).toEqual([
      statuses[who].without,
      statuses[who].without === 200,
    ])
    expect(await loggedLooks()).toHaveLength(before.length)
  })

  test('has its own temporary link, and the guardian reads who has opened it', async () => {
    await answer('yes')
    const opened = certificate.parse(JSON.parse((await open('coach')).text))
    expect(opened.download).toContain(`/storage/v1/documents/${attest}`)
    expect((await loggedLooks())[0]).toMatchObject({ name: 'Ana Ruiz', what: 'certificate' })
  })

  test('is the only document opened here, and a failed attempt is not logged', async () => {
    const before = await loggedLooks()
    expect((await open('coach', licence)).status).toBe(404)
    expect((await open('coach', newId())).status).toBe(404)
    expect(await loggedLooks()).toHaveLength(before.length)
  })
})
