import { contract } from '@touchline/contract/contract'
import { lifts as text } from '@touchline/text/lifts/en'
import { page } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { MyCar } from './my-car.tsx'

const place = { teamId: teamOf('player').team.id, eventId: '019cebf5-0f00-7000-8000-0000000000e1' }
const car = '019cebf5-0f00-7000-8000-0000000000c1'
const own = {
  id: car,
  driver: 'Ana Torres',
  children: [],
  isMine: true,
  direction: 'both',
  seats: 2,
  leavesAt: '09:15',
  meetingPlace: null,
  beforeChange: false,
} as const
const passenger = {
  memberId: '019cebf5-0f00-7000-8000-0000000000b1',
  firstName: 'Ben',
  lastName: 'Ruiz',
  isMine: false,
  isMe: false,
  direction: 'there',
  meetingPlace: null,
  seats: [{ offerId: car, leg: 'there', isAccepted: true }],
} as const
const lifts = {
  isOn: true,
  mayDrive: true,
  mayRequestFor: [],
  offers: [{ ...own, children: [] }],
  requests: [{ ...passenger, seats: [...passenger.seats] }],
}

proveQuestion('withdrawing a car with passengers', {
  open: () =>
    openPart(<MyCar place={place} own={{ ...own, children: [] }} lifts={lifts} />, {
      as: 'player',
    }),
  asks: page.getByRole('button', { name: text.cannotDrive }).first(),
  endpoint: contract.lifts.offer,
  title: text.withdrawTitle,
  consequence: text.withdrawText,
  confirm: text.cannotDrive,
  sends: { ...place, offer: null },
})
