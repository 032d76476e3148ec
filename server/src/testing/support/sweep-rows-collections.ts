import type { FeeShape } from '@touchline/contract/collections/shapes/collection'
import { defaultAccounts } from '@touchline/domain/collections/accounting/chart'

import { row, send, type Row } from './sweep-row.ts'
import { campaignBody } from './world-collections.ts'

const idOf = (last: string) => `019cebf5-0f00-7000-8000-0000000000${last}`
const adult: Omit<FeeShape, 'id'> = {
  name: 'Adult',
  details: 'From 18 years',
  type: 'fixed',
  amount: 10_000,
  isActive: true,
  stock: null,
  sizes: [],
}
const duesRules = {
  rates: [
    {
      id: idOf('d6'),
      name: 'Youth',
      minAge: null,
      maxAge: 17,
      teamIds: [],
      kinds: [],
      amount: 9600,
    },
  ],
  isProRata: true,
  siblingPercents: [25],
  familyMaximum: null,
  yearBegins: 1,
}
const creditor = {
  name: 'CD Norte',
  identifier: 'ES59ZZZX1234567L',
  iban: 'ES9121000418450200051332',
  referenceFormat: 'M{nnnnn}',
  noticeDays: 14,
  file: 'pain.008.001.08',
  marksFirst: false,
}
const reminderSettings = {
  stages: [{ afterDays: 7, fee: 0, words: { en: '', fr: '', de: '', es: '' } }],
  currency: 'EUR',
  isAutomatic: false,
  hour: 9,
  weekday: null,
}
const accountingSettings = {
  consultant: 29_098,
  client: 55_003,
  yearBegins: 1,
  accountLength: 5,
  chart: '42',
  accounts: defaultAccounts['42'],
}
const donor = {
  name: 'Luis Torres',
  street: 'Main street 1',
  postcode: '28001',
  town: 'Madrid',
  taxNumber: '12345678Z',
}
const entitlement = {
  country: 'ES',
  name: 'CD Norte',
  street: 'Main street 1',
  postcode: '28001',
  town: 'Madrid',
  purposes: 'Sport',
  signer: 'Ana Torres',
  signerRole: '',
  number: 'G12345674',
  category: 'b',
}
const statement = Buffer.from('date,name,amount,description\n2026-03-01,Luis,5.00,hi').toString(
  'base64',
)

/** Collections, in an order in which the owner can do everything. */
export const collectionRows: Readonly<Record<string, Row>> = {
  'collections.list': row(),
  'collections.create': send({ kind: 'activity' }),
  'collections.get': row(),
  'collections.setState': send({ state: 'open' }),
  'collections.save': send(campaignBody([{ ...adult, id: idOf('c1') }]), { owner: 412 }),
  'collections.participants': row({ query: '?search=a&state=owes' }),
  'collections.waitingList': row(),
  'collections.moveWaiting': send({ move: 'first' }, { owner: 404 }),
  'collections.bill': row(),
  'collections.writeBill': send(
    ({ memberId, feeId }) => ({ clientId: idOf('d1'), memberId, feeId }),
    { owner: 422 },
  ),
  'collections.addEntry': send({
    id: idOf('d3'),
    entry: {
      kind: 'payment',
      method: 'cash',
      amount: 3000,
      onDay: '2026-03-01',
      note: 'After training',
    },
  }),
  'collections.refund': send({ id: idOf('d4'), method: 'cash', amount: 1000, note: 'Too much' }),
  'collections.shareBill': send(({ guardianId }) => ({ guardianId })),
  'collections.billPayers': row(),
  'collections.setBillPayers': send({ guardianIds: [] }),
  'collections.setInstalments': send({ parts: [{ amount: 2000, dueOn: '2031-06-01' }] }),
  'collections.notify': send(({ memberId }) => ({
    message: { kind: 'invitation', memberIds: [memberId] },
  })),
  'collections.answerRequest': send({ decision: { kind: 'refused' }, answer: '' }, { owner: 404 }),
  'collections.report': row(),
  'collections.export': send({ what: 'journal', format: 'csv', language: 'en' }),
  'collections.importStatement': send({ fileName: 'bank.csv', base64: statement }),
  'collections.transfers': row(),
  'collections.decideTransfer': send(({ billId }) => ({ parts: [{ billId, amount: 500 }] })),
  'collections.transferBills': row(),
  'collections.payout': row(),
  'collections.setPayout': send({ holder: 'CD Norte', iban: 'ES91 2100 0418 4502 0005 1332' }),
  'collections.onboard': send({ country: 'ES', returnPath: '/dashboard' }),
  'collections.dues': row(),
  'collections.saveDues': send({ rules: duesRules, currency: 'EUR', months: 12, version: 0 }),
  'collections.previewDues': row({ query: '?startsOn=2027-01-01&months=12' }),
  'collections.billDues': send(
    {
      startsOn: '2027-01-01',
      months: 12,
      id: idOf('d7'),
      name: 'Season',
      dueOn: '2027-02-01',
      personIds: [idOf('d8')],
      amount: 9600,
      version: 1,
    },
    { owner: 412 },
  ),
  'collections.decideDuesPlan': send({ isStopped: true }, { owner: 404 }),
  'collections.exemptFromDues': send({ percent: 50, reason: 'Referee' }, { owner: 404 }),
  'collections.accounting': row({ query: '?from=2026-01-01&to=2026-12-31' }),
  // Nothing was booked in the club's teams.
  'collections.exportAccounting': send(
    { settings: accountingSettings, from: '2026-01-01', to: '2026-12-31' },
    { owner: 422 },
  ),
  'collections.exportClubLedger': send(
    { from: '2026-01-01', to: '2026-12-31', format: 'csv', language: 'en' },
    { owner: 422 },
  ),
  'collections.donations': row({ query: '?year=2026' }),
  'collections.saveEntitlement': send({
    entitlement,
    signature: { kind: 'keep' },
    isConfirmed: true,
    version: 0,
  }),
  'collections.saveDonor': send({ year: 2026, details: donor }, { owner: 404 }),
  // There are no donations.
  'collections.issueDonationReceipts': send(
    { year: 2026, donorKeys: ['0123456789abcdefghijkl'] },
    { owner: 422 },
  ),
  'collections.voidDonationReceipt': send({ reason: 'Wrong address' }, { owner: 404 }),
  'collections.sendDonationReceipts': send({ receiptIds: [idOf('d9')] }, { owner: 404 }),
  'collections.donationReceipt': row({ owner: 404 }),
  'collections.debits': row(),
  'collections.saveCreditor': send({ ...creditor, version: 0 }),
  'collections.mandates': row(),
  'collections.saveMandate': send(
    ({ teamId, billId }) => ({
      reference: 'M00001',
      kind: 'recurring',
      signedOn: '2026-01-01',
      holder: 'Luis Torres',
      iban: creditor.iban,
      address: null,
      bill: { teamId, billId },
    }),
    { owner: 404 },
  ),
  'collections.revokeMandate': row({ owner: 404 }),
  'collections.reminders': row(),
  'collections.saveReminders': send({ settings: reminderSettings, version: 0 }),
  'collections.sendReminders': send({ billIds: [idOf('d9')], letters: 1 }, { owner: 412 }),
  'collections.previewDebits': row(),
  'collections.startDebits': send(
    { id: idOf('d9'), dueOn: '2031-03-03', amount: 100, count: 1 },
    { owner: 412 },
  ),
  'collections.debitRun': row({ owner: 404 }),
  'collections.debitFile': row({ owner: 404 }),
  'collections.changeDebits': send({ change: { kind: 'cancel' } }, { owner: 404 }),
  'collections.importClubStatement': send({ fileName: 'bank.csv', base64: statement }),
  'collections.clubTransfers': row(),
  'collections.decideClubTransfer': send({ parts: [] }, { owner: 404 }),
  'collections.clubTransferBills': row({ owner: 404 }),
  'collections.remove': row({ owner: 409 }),
}
