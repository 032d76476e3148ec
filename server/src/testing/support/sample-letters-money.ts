import {
  billLetter,
  formLetter,
  type BillNews,
  type FormLetterInput,
} from '#server/collections/emails.ts'
import { donationLetter } from '#server/collections/emails/donations.ts'
import { duesPlannedLetter } from '#server/collections/emails/dues-planned.ts'
import { organizerLetter } from '#server/collections/emails/organizer.ts'
import { overdueLetter } from '#server/collections/emails/overdue.ts'
import { payoutLetter } from '#server/collections/emails/payout.ts'

import { origin, team, teamId, sampleAddress, type Sample } from './sample-facts.ts'

const reader = { teamId, team, to: sampleAddress, collection: 'Season <b>2026</b>', isKnown: true }
const names = ['Leo', 'Mia']
const debit = {
  dueOn: '2026-04-30',
  reference: 'M00042',
  iban: 'DE89370400440532013000',
  creditor: 'CD <b>Norte</b>',
  identifier: 'DE98ZZZ09999999999',
}

const form =
  (kind: FormLetterInput['kind']): Sample =>
  (language) => {
    const url = `${origin}/collect/key#c2lnbmVk`
    const closesOn = '2026-04-30'
    return formLetter({ ...reader, kind, language, names, closesOn, url })
  }

const owesNothing: readonly string[] = ['waiting', 'place_released', 'waiting_ended']

const bill =
  (news: BillNews): Sample =>
  (language) =>
    billLetter(news, {
      ...reader,
      language,
      names,
      number: 100_042,
      currency: 'EUR',
      outstanding: owesNothing.includes(news.kind) ? 0 : 6667,
      sharedWith: news.kind === 'share_changed' ? 'Luis <b>Gil</b>' : null,
      dues: {
        late: [
          { amount: 3334, dueOn: '2026-04-01', open: 2000 },
          { amount: 3333, dueOn: '2026-05-01', open: 3333 },
        ],
        next: { amount: 1334, dueOn: '2026-06-01', open: 1334 },
      },
      parts: [
        { amount: 3334, dueOn: '2026-04-01', open: 2000 },
        { amount: 1334, dueOn: '2026-06-01', open: 1334 },
      ],
      url: `${origin}/pay/c2lnbmVk`,
      isSandbox: true,
    })

const overdue: Sample = (language) => {
  const owed = {
    currency: 'EUR',
    team: 'U12 <b>',
    holder: 'CD Norte',
    iban: 'ES9121000418450200051332',
  }
  return overdueLetter({
    to: sampleAddress,
    language,
    stage: 2,
    words: '',
    fee: 500,
    currency: 'EUR',
    club: { id: teamId, name: team },
    isKnown: true,
    isSandbox: true,
    bills: [
      {
        ...owed,
        number: 100_042,
        collection: 'Season <b>2026</b>',
        names,
        late: 9600,
        dueOn: '2026-02-01',
        url: `${origin}/pay/c2lnbmVk`,
      },
      {
        ...owed,
        number: 100_043,
        collection: 'Summer camp',
        names: ['Mia'],
        late: 4000,
        dueOn: '2026-02-15',
        url: `${origin}/pay/c2lnbmVl`,
      },
    ],
  })
}

/** Emails about money that a team collects. */
export const moneyLetters = {
  'collections.invited': form('invited'),
  'collections.billed': bill({ kind: 'billed' }),
  'collections.waiting': bill({ kind: 'waiting' }),
  'collections.placed': bill({ kind: 'placed' }),
  'collections.place_released': bill({ kind: 'place_released' }),
  'collections.waiting_ended': bill({ kind: 'waiting_ended' }),
  'collections.share_changed': bill({ kind: 'share_changed' }),
  'collections.reminder': bill({ kind: 'reminder', when: 'late' }),
  'collections.overdue': overdue,
  'collections.dues_planned': (language) =>
    duesPlannedLetter({
      to: sampleAddress,
      language,
      club: { id: teamId, name: team },
      name: 'Fee <b>2027</b>',
      sendsOn: '2026-12-18',
      people: 213,
      families: 120,
      amount: 1_234_500,
      currency: 'EUR',
      url: `${origin}/club/${teamId}/dues`,
    }),
  'collections.paid': bill({ kind: 'paid', amount: 3333 }),
  'collections.donation_receipt': (language) =>
    donationLetter({
      to: sampleAddress,
      language,
      club: { id: teamId, name: team },
      number: '2026/17',
      total: 12_000,
      reason: 'Wrong <b>address</b>',
      isKnown: true,
      url: `${origin}/pay/c2lnbmVk`,
    }),
  'collections.debit_announced': bill({ kind: 'debit_announced', amount: 3333, debit }),
  'collections.debit_cancelled': bill({ kind: 'debit_cancelled', amount: 3333, debit }),
  'collections.returned': bill({ kind: 'returned', amount: 3333 }),
  'collections.refunded': bill({ kind: 'refunded', amount: 3333 }),
  'collections.refund_failed': bill({ kind: 'refund_failed', amount: 3333 }),
  'collections.request_answered': bill({
    kind: 'request_answered',
    isGranted: true,
    answer: 'Gladly <b>yes</b>',
    waived: 3333,
  }),
  'collections.payout_changed': (language) =>
    payoutLetter('transfers_named', {
      isFormer: false,
      teamId,
      team,
      to: sampleAddress,
      language,
      holder: 'CD <b>Norte</b>',
      iban: '1332',
      by: 'Eva',
      url: `${origin}/team/${teamId}/collections/payout`,
    }),
  'collections.organizer': (language) =>
    organizerLetter({
      ...reader,
      language,
      currency: 'EUR',
      paid: 123_456,
      outstanding: 7890,
      bills: 17,
      requests: 2,
      url: `${origin}/team/${teamId}/collections/1`,
    }),
} satisfies Readonly<Record<string, Sample>>
