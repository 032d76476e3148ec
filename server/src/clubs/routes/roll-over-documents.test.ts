import { teamDocuments } from '@touchline/contract/clubs/shapes/documents'
import { rollOverPlan } from '@touchline/contract/clubs/shapes/roll-over'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { addDocument } from '#server/files/queries/documents.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { saveClubDocument } from '../commands/documents.ts'
import { openSeasonChange } from '../testing/season.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-06-20T09:00:00.000Z')
const { as, aSeason } = openSeasonChange(platform)

test('a document for a child is found in the new team too', async () => {
  const { manager, clubId, account, young, old, nina, move, roll } = await aSeason()
  const actor: ClubActor = { clubId, accountId: manager, roles: ['manager'] }
  const rows = [{ teamId: young, memberId: nina, personId: nina }]
  const file = { id: newId(), purpose: 'club_document', bytes: 9 } as const
  await addDocument(database, {
    ...file,
    accountId: manager,
    name: 'camp.pdf',
    contentType: 'application/pdf',
    at: platform.clock(),
  })
  const forNina = { name: 'Camp', audience: 'people' as const, teamIds: [], fileId: file.id }
  await database
    .transaction()
    .execute((tx) =>
      saveClubDocument(
        tx,
        { actor, now: new Date('2026-06-01T09:00:00Z') },
        { ...forNina, documentId: newId(), chosen: { rows, recordIds: [] } },
      ),
    )
  await roll([move(nina)])
  const answer = await as(account)(`GET /teams/${old}/documents`)
  expect(teamDocuments.parse(answer.body).documents).toMatchObject([{ name: 'Camp' }])
  const undone = await as(manager)(`GET /clubs/${clubId}/roll-overs`)
  const [made] = rollOverPlan.parse(undone.body).rollOvers
  const back = await as(manager)(`POST /clubs/${clubId}/roll-overs/${made?.id ?? ''}/undo`)
  expect(back.body).toMatchObject({ backCount: 1, stayingCount: 0 })
})
