import { clubImport, clubImportUndo } from '@touchline/contract/clubs/shapes/import'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { aClubForImport } from '../testing/imports.ts'

const platform = await testPlatform()
platform.setClock('2026-11-30T09:00:00.000Z')
const as = openTestApi(platform)

const recordList = [
  'Mitgl.-Nr.;Vorname;Nachname;Geburtsdatum;Mannschaft;Mitgliedsart;Eintritt;Austritt;IBAN;Kontoinhaber;Mandatsreferenz;Mandatsdatum',
  '1001;Lea;Huber;05.08.2014;U13;aktiv;01.07.2020;;DE89 3704 0044 0532 0130 00;Anna Huber;M-1;02.07.2020',
  '1002;Uwe;Pohl;01.05.1960;;passiv;01.07.1990;31.12.2030;;;;',
  '1002;Mia;Roth;13.04.2014;U13;;01.07.2021;;DE00 1234;;;',
].join('\n')
const alone = { places: { '': { kind: 'without_team' } } }

test('the list fills membership records, with or without a team, and one undo takes them back', async () => {
  const { manager, clubId, preview, confirm, people, undo } = await aClubForImport(platform)
  const shown = await preview({ text: recordList }, alone)
  expect(shown.teams.map(({ name, counts }) => [name, counts.new])).toEqual([
    ['U13', 2],
    ['', 1],
  ])
  const fields = shown.teams[0]?.rows[0]?.record ?? []
  expect(fields).toContainEqual({ field: 'iban', from: null, to: 'DE89 •••• 3000' })
  expect(shown.problems.map(({ kind, value }) => [kind, value])).toEqual([
    ['iban_wrong', 'DE00 1234'],
    ['number_taken', '1002'],
  ])

  const done = clubImport.parse((await confirm(shown, alone)).body)
  expect(done).toMatchObject({ membersAdded: 3, teamCount: 1 })
  const found = (await people()).people
  expect(
    found.map(({ lastName, membership, places }) => [lastName, membership, places.length]),
  ).toEqual([
    ['Huber', expect.objectContaining({ number: '1001', kind: 'active', hasMandate: true }), 1],
    [
      'Pohl',
      expect.objectContaining({ number: '1002', kind: 'passive', exitedOn: '2030-12-31' }),
      0,
    ],
    ['Roth', expect.objectContaining({ number: null, enteredOn: '2021-07-01' }), 1],
  ])
  const again = await preview({ text: recordList }, alone)
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 3 })

  const changed = recordList.replace('passiv', 'Ehrenmitglied').replace('01.07.2020', '01.08.2020')
  const second = await preview({ text: changed }, alone)
  expect(second.counts).toMatchObject({ new: 0, changed: 2, same: 1 })
  const more = clubImport.parse((await confirm(second, alone)).body)
  expect(more).toMatchObject({ membersAdded: 0, membersChanged: 2 })
  expect(clubImportUndo.parse((await undo(more.id)).body)).toMatchObject({ membersRestored: 2 })
  const [lea, uwe] = (await people()).people
  expect([lea?.membership?.enteredOn, uwe?.membership?.kind]).toEqual(['2020-07-01', 'passive'])

  const patch = { changes: { notes: 'Pays in cash' } }
  await as(manager)(`PATCH /clubs/${clubId}/members/${lea?.id}`, patch)
  await platform.database
    .updateTable('club_memberships')
    .set({ exempt_percent: 50 })
    .where('club_id', '=', clubId)
    .where('last_name', '=', 'Pohl')
    .execute()
  const undone = clubImportUndo.parse((await undo(done.id)).body)
  expect(undone).toMatchObject({ membersRemoved: 2, membersKept: 2, teamsRemoved: 1 })
  expect(new Map(undone.kept.map(({ name, why }) => [name, why]))).toEqual(
    new Map([
      ['Lea Huber', 'changed_again'],
      ['Uwe Pohl', 'changed_again'],
    ]),
  )
  expect((await people()).people.map(({ lastName }) => lastName)).toEqual(['Huber', 'Pohl'])
})
