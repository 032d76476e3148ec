import type { DonationsShape } from '@touchline/contract/collections/shapes/donations'
import { contract } from '@touchline/contract/contract'
import { donations } from '@touchline/text/collections/donations/en'
import { vi } from 'vitest'

import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { EntitlementForm } from './entitlement-form.tsx'

const { address, setUp: text, problems } = donations
const clubId = example(contract.clubs.get).club.id
const unconfirmed = {
  ...example(contract.collections.donations),
  entitlement: null,
  hasSignature: false,
  version: 0,
}

const open = (country: NonNullable<DonationsShape['country']>) => () =>
  openPart(
    <EntitlementForm
      clubId={clubId}
      clubName="TSV Nord"
      donations={{ ...unconfirmed, country }}
      onDone={vi.fn<() => void>()}
    />,
  )

const club = {
  [text.name]: 'TSV Nord e. V.',
  [address.street]: 'Am Sportplatz 1',
  [address.postcode]: '24103',
  [address.town]: 'Kiel',
}
const sent = {
  name: 'TSV Nord e. V.',
  street: 'Am Sportplatz 1',
  postcode: '24103',
  town: 'Kiel',
  signer: 'Ines Petersen',
}

proveForm('the entitlement of a German club', {
  open: open('DE'),
  endpoint: contract.collections.saveEntitlement,
  fillings: {
    ...club,
    [text.purposes.DE]: 'des Sports',
    [text.taxOffice]: 'Kiel',
    [text.taxNumber]: '20/290/12345',
    [text.noticeOn]: '2025-05-12',
    [text.assessmentPeriod]: '2021 bis 2023',
    [text.signer]: 'Ines Petersen',
    [text.confirm]: true,
  },
  submit: text.save,
  sends: {
    clubId,
    isConfirmed: true,
    signature: { kind: 'keep' },
    version: 0,
    entitlement: {
      ...sent,
      country: 'DE',
      purposes: 'des Sports',
      notice: 'exemption',
      noticeOn: '2025-05-12',
      machineNoticeOn: null,
    },
  },
  wrong: [
    { label: text.taxOffice, typed: ' ', says: problems.missing },
    { label: text.noticeOn, typed: '2016-01-01', says: problems.notice_expired },
    { label: text.confirm, typed: false, says: problems.confirm },
  ],
})

proveForm('the entitlement of a French club', {
  open: open('FR'),
  endpoint: contract.collections.saveEntitlement,
  fillings: {
    ...club,
    [text.purposes.FR]: 'Football',
    [text.number.FR]: 'W751234567',
    [text.signer]: 'Ines Petersen',
    [text.confirm]: true,
  },
  submit: text.save,
  sends: {
    entitlement: {
      ...sent,
      country: 'FR',
      number: 'W751234567',
      category: 'general_interest',
      decreeOn: null,
      articles: ['200', '238 bis'],
    },
  },
  wrong: [{ label: text.number.FR, typed: 'W75', says: problems.number_wrong }],
})

proveForm('the entitlement of a Spanish club', {
  open: open('ES'),
  endpoint: contract.collections.saveEntitlement,
  fillings: {
    ...club,
    [text.purposes.ES]: 'Sport',
    [text.number.ES]: 'G12345674',
    [text.signer]: 'Ines Petersen',
    [text.confirm]: true,
  },
  submit: text.save,
  sends: { entitlement: { ...sent, country: 'ES', number: 'G12345674', category: 'b' } },
  wrong: [{ label: text.number.ES, typed: 'G12345675', says: problems.number_wrong }],
})
