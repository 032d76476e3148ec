import { readFile } from 'node:fs/promises'

import { debitFile } from '@touchline/contract/collections/shapes/debit-runs'
import {
  statementImportResult,
  transferList,
} from '@touchline/contract/collections/shapes/transfer'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember, anAccount } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { collectionsRoutes } from '../routes.ts'
import { camt, credit, debitBack, entry } from '../testing/camt.ts'
import { aCollectingClub } from '../testing/debits.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform, { collections: collectionsRoutes })

beforeEach(() => platform.setClock('2026-12-01T09:00:00.000Z'))

type Club = Awaited<ReturnType<typeof aCollectingClub>>

/** A run at the bank, with the id of its batch; three days after it was due. */
async function aRunAtTheBank({ started, download }: Club) {
  const { id } = await started()
  const { xml } = debitFile.parse((await download(id)).body)
  platform.setClock('2026-12-18T09:00:00.000Z')
  return { id, batch: /<PmtInfId>([^<]*)</.exec(xml)?.[1] ?? '' }
}

const nothing = { booked: 0, collected: { count: 0, amount: 0 }, returned: [], waiting: 0 }

async function anAdminOf(teamId: string) {
  const admin = await anAccount(database)
  await aMember(database, teamId, { accountId: admin, isAdmin: true })
  const at = `/teams/${teamId}/bank-transfers`
  const read = async (text: string) => {
    const file = { fileName: 'bank.xml', base64: Buffer.from(text).toString('base64') }
    return statementImportResult.parse((await as(admin)(`POST ${at}`, file)).body)
  }
  return { admin, read }
}

test('one file: debits, returns, payments, what is unknown and what went out, each once', async () => {
  const club = await aCollectingClub(platform)
  const { read, transfers, run, anna, ben, cleo, teams } = club
  const { id, batch } = await aRunAtTheBank(club)
  const file = camt(
    entry('DBIT', '640.00', 'Hall rent December'),
    debitBack(ben.reference, '103.50', 'AM04'),
    entry('CRDT', '100.00', `Fee Cleo ${cleo.reference}`),
    credit(batch, '200.00'),
    entry('CRDT', '25.00', 'For the summer party'),
  )
  expect(await read(file)).toMatchObject({
    booked: 1,
    collected: { count: 2, amount: 20_000 },
    returned: [{ number: ben.number, amount: 10_000, fee: 350, reason: 'no_funds' }],
    waiting: 1,
    known: 0,
    outCount: 1,
    out: [{ amount: 64_000 }],
  })
  expect(await read(file)).toMatchObject({ ...nothing, known: 4, outCount: 1 })
  expect(await (await anAdminOf(teams[0])).read(file)).toMatchObject({ ...nothing, known: 4 })
  expect(await anna.page()).toMatchObject({ outstanding: 0, paid: 10_000 })
  expect(await ben.page()).toMatchObject({ outstanding: 10_000, paid: 0 })
  expect(await cleo.page()).toMatchObject({ outstanding: 0, paid: 10_000 })
  expect(await run(id)).toMatchObject({ paid: 10_000, returned: 10_000 })
  const waiting = (await transfers()).filter(({ state }) => state === 'waiting')
  expect(waiting).toMatchObject([{ amount: 2500, because: 'unknown' }])
})

test('a return and its batch can be undone, the later first; the same file leaves them undone', async () => {
  const club = await aCollectingClub(platform)
  const { read, transfers, decide, run, anna, ben } = club
  const { id, batch } = await aRunAtTheBank(club)
  const file = camt(credit(batch, '200.00'), debitBack(ben.reference, '103.50', 'AC04'))
  await read(file)
  const rows = await transfers()
  const batchRow = rows.find(({ kind }) => kind === 'payment')?.id
  const returnRow = rows.find(({ kind }) => kind === 'taken_back')?.id
  expect(await decide(batchRow, null)).toMatchObject({ code: 'changed_meanwhile' })

  expect(await decide(returnRow, null)).toMatchObject({ status: 200 })
  expect(await ben.page()).toMatchObject({ outstanding: 0, paid: 10_000 })
  expect(await run(id)).toMatchObject({ paid: 20_000, returned: 0 })
  expect(await decide(batchRow, null)).toMatchObject({ status: 200 })
  expect(await anna.page()).toMatchObject({ outstanding: 10_000, paid: 0 })
  expect(await run(id)).toMatchObject({ paid: 0, returned: 0 })

  expect(await read(file)).toMatchObject({ ...nothing, known: 2 })
  const parts = [anna, ben].map(({ billId }) => ({ billId, amount: 10_000 }))
  expect(await decide(batchRow, parts)).toMatchObject({ status: 200 })
  expect(await run(id)).toMatchObject({ paid: 20_000 })
})

test('a return that came before its batch, and one deducted from it, can be undone', async () => {
  const club = await aCollectingClub(platform)
  const { read, transfers, decide, run, ben } = club
  const { id, batch } = await aRunAtTheBank(club)
  await read(camt(debitBack(ben.reference, '100.00', 'MD01')))
  await read(camt(credit(batch, '200.00')))
  expect(await run(id)).toMatchObject({ paid: 10_000, returned: 10_000 })
  const back = (await transfers()).find(({ kind }) => kind === 'taken_back')?.id
  expect(await decide(back, null)).toMatchObject({ status: 200 })
  expect(await run(id)).toMatchObject({ paid: 20_000, returned: 0 })
  expect(await ben.page()).toMatchObject({ outstanding: 0, paid: 10_000 })
})

test('a debit that was paid by transfer, too, leaves a credit to pay back', async () => {
  const club = await aCollectingClub(platform)
  const { read, transfers, run, anna } = club
  const { id, batch } = await aRunAtTheBank(club)
  await read(camt(entry('CRDT', '100.00', `Anna pays ${anna.reference}`)))
  await read(camt(credit(batch, '200.00')))
  expect(await run(id)).toMatchObject({ paid: 20_000 })
  const credits = (await transfers()).filter(({ rest }) => rest > 0)
  expect(credits).toMatchObject([{ state: 'booked', rest: 10_000 }])
})

test('one transfer pays bills of two teams, as its file says or the treasurer', async () => {
  const club = await aCollectingClub(platform)
  const { read, transfers, decide, anna, ben, cleo, dora } = club
  const written = await readFile(
    new URL('../fixtures/statements/camt-one-transfer-two-bills.xml', import.meta.url),
    'utf8',
  )
  const file = written
    .replace('RF58 1000 05', anna.reference)
    .replace('RF31 1000 06', ben.reference)
  expect(await read(file)).toMatchObject({ ...nothing, booked: 1 })
  expect(await anna.page()).toMatchObject({ outstanding: 0 })
  expect(await ben.page()).toMatchObject({ outstanding: 0 })

  expect(await read(camt(entry('CRDT', '150.00', 'from Granny')))).toMatchObject({ waiting: 1 })
  const asked = (await transfers()).find(({ state }) => state === 'waiting')
  const parts = [
    { billId: cleo.billId, amount: 10_000 },
    { billId: dora.billId, amount: 5000 },
  ]
  expect(await decide(asked?.id, parts)).toMatchObject({ status: 200 })
  expect(await cleo.page()).toMatchObject({ outstanding: 0 })
  expect(await dora.page()).toMatchObject({ outstanding: 5000 })
  await decide(asked?.id, null)
  expect(await dora.page()).toMatchObject({ outstanding: 10_000 })
})

test('an overpayment waits; MT940 and CSV carry payments and returns in one file, too', async () => {
  const club = await aCollectingClub(platform)
  const { read, change, anna, ben, cleo, dora } = club
  const { id } = await aRunAtTheBank(club)
  await change(id, { kind: 'received', onDay: '2026-12-15' })
  const over = await readFile(
    new URL('../fixtures/statements/camt-over.xml', import.meta.url),
    'utf8',
  )
  expect(await read(over.replace('RF90 1000 11', dora.reference))).toMatchObject({ waiting: 1 })
  const csv = `Buchungstag;Buchungstext;Verwendungszweck;Beguenstigter;Betrag;Waehrung
16.12.2026;GUTSCHR. UEBERWEISUNG;${cleo.reference};Cleo;40,00;EUR
17.12.2026;Rücklastschrift;${anna.reference} Rueckgabegrund AM04;Anna;-103,00;EUR
17.12.2026;LASTSCHRIFT;Strom Vereinsheim;Stadtwerke;-88,00;EUR`
  expect(await read(csv)).toMatchObject({
    booked: 1,
    returned: [{ number: anna.number, fee: 300 }],
    waiting: 0,
    outCount: 1,
  })
  const mt940 = `:20:STARTUMSE
:25:37040044/532013000
:28C:00001/001
:60F:C261216EUR0,00
:61:2612161216CR60,00NTRFNONREF
:86:166?00GUTSCHR. UEBERWEISUNG?20SVWZ+${cleo.reference}?32Cleo
:61:2612171217DR100,00NRTINONREF
:86:109?00RUECKLASTSCHRIFT?20EREF+${ben.reference}?21SVWZ+RETURN MS02
:62F:C261217EUR0,00
-`
  expect(await read(mt940)).toMatchObject({ booked: 1, returned: [{ number: ben.number, fee: 0 }] })
  expect(await cleo.page()).toMatchObject({ outstanding: 0 })
})

test('what waits in a team is decided by the club, and what was booked there is known', async () => {
  const club = await aCollectingClub(platform)
  const { read, transfers, teams, cleo, dora } = club
  const { batch } = await aRunAtTheBank(club)
  const ofOtherTeam = entry('CRDT', '100.00', `Fee Cleo ${cleo.reference}`)
  const party = entry('CRDT', '25.00', 'For the summer party')
  const booked = entry('CRDT', '100.00', `Fee Dora ${dora.reference}`)
  const file = camt(credit(batch, '200.00'), ofOtherTeam, party, booked)
  const { admin, read: readInTeam } = await anAdminOf(teams[0])
  expect(await readInTeam(file)).toMatchObject({ waiting: 3, booked: 1 })
  expect(await read(file)).toMatchObject({
    booked: 1,
    collected: { count: 2 },
    waiting: 1,
    known: 1,
  })
  expect(await cleo.page()).toMatchObject({ outstanding: 0, paid: 10_000 })
  expect((await transfers()).filter(({ state }) => state === 'waiting')).toMatchObject([
    { amount: 2500 },
  ])
  const { body } = await as(admin)(`GET /teams/${teams[0]}/bank-transfers`)
  const inTeam = transferList.parse(body).transfers
  expect(Object.fromEntries(inTeam.map(({ words, state }) => [words, state]))).toMatchObject({
    [`Fee Cleo ${cleo.reference}`]: 'left_out',
    'For the summer party': 'left_out',
    [`Fee Dora ${dora.reference}`]: 'booked',
  })
  expect(await readInTeam(file)).toMatchObject({ ...nothing, known: 4 })
})

test('an admin of one team and the manager of another club find nothing', async () => {
  const { clubId, teams, read, transfers } = await aCollectingClub(platform)
  await read(camt(entry('CRDT', '25.00', 'For the summer party')))
  const [row] = await transfers()
  const { admin } = await anAdminOf(teams[0])
  const stranger = await anAccount(database)
  const other = await aClub(database, stranger)
  const at = `/clubs/${clubId}/bank-transfers`
  for (const account of [admin, stranger])
    for (const line of [`GET ${at}`, `GET ${at}/${row?.id}/bills`])
      expect(await as(account)(line)).toMatchObject({ status: 404 })
  const wrong = `/clubs/${other}/bank-transfers/${row?.id}`
  expect(await as(stranger)(`PUT ${wrong}`, { parts: [] })).toMatchObject({ status: 404 })
})
