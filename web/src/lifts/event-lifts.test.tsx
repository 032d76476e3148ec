import { contract } from '@touchline/contract/contract'
import type { Lifts } from '@touchline/contract/lifts/shapes'
import { lifts as text } from '@touchline/text/lifts/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { type Person, teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { EventLifts } from './event-lifts.tsx'

const { list, takeSeat, offer: saveOffer, choose } = contract.lifts
const team = teamOf('player')
const place = { teamId: team.team.id, eventId: '019cebf5-0f00-7000-8000-0000000000e1' }
const ben = '019cebf5-0f00-7000-8000-0000000000b1'
const car = '019cebf5-0f00-7000-8000-0000000000c1'
const button = (name: string) => page.getByRole('button', { name, exact: true })

const known = example(contract.events.get)
const [answer] = known.mine
if (answer === undefined) throw new Error('the example is asked for nobody')
const event = {
  ...known,
  id: place.eventId,
  teamId: place.teamId,
  endsAt: '2099-01-01T20:00:00.000Z',
  mine: [
    { ...answer, memberId: ben, firstName: 'Ben', relation: 'child', answer: 'going' as const },
  ],
} as const

type Offer = Lifts['offers'][number]
type Request = Lifts['requests'][number]

const anOffer: Offer = {
  id: car,
  driver: 'Katrin Weber',
  children: ['Anna'],
  isMine: false,
  direction: 'both',
  seats: 2,
  leavesAt: '09:15',
  meetingPlace: 'School car park',
  beforeChange: false,
}
const aRequest: Request = {
  memberId: ben,
  firstName: 'Ben',
  lastName: 'Ruiz',
  isMine: true,
  isMe: false,
  direction: 'both',
  meetingPlace: null,
  seats: [],
}
const seats = (isAccepted: boolean): Request['seats'] =>
  (['there', 'back'] as const).map((leg) => ({ offerId: car, leg, isAccepted }))
const theirs = { mayDrive: true, mayRequestFor: [{ memberId: ben, firstName: 'Ben', isMe: false }] }
const nothing: Lifts = { isOn: true, ...theirs, offers: [], requests: [] }

async function open(lifts: Partial<Lifts>, as: Person = 'player') {
  server.answers(list, { ...nothing, ...lifts })
  await openPart(<EventLifts event={{ ...event, mine: [...event.mine] }} />, { as })
}

function becomes(lifts: Partial<Lifts>) {
  server.answers(takeSeat, { ...nothing, ...lifts })
  server.answers(saveOffer, { ...nothing, ...lifts })
  server.answers(list, { ...nothing, ...lifts })
}

test('a family begins with two buttons', async () => {
  await open({})
  await expectSaid(text.none)
  await expect.element(button(text.drive)).toBeVisible()
  await expect.element(button(text.need)).toBeVisible()
  await expectAccessible()
})

test('a seat is taken by one press, and then given back', async () => {
  await open({ offers: [anOffer], requests: [aRequest], mayRequestFor: [] })
  await expect.element(button(text.rideWith('Katrin Weber (Anna)'))).toBeVisible()
  becomes({ offers: [anOffer], requests: [{ ...aRequest, seats: seats(true) }] })
  await press(button(text.rideWith('Katrin Weber (Anna)')))
  await expect
    .poll(() => server.sentTo(takeSeat))
    .toEqual([{ ...place, memberId: ben, offerId: car, isTaken: true }])
  await expectSaid(text.ridesWith('Ben', 'Katrin Weber (Anna)'))
  await expect.element(button(text.giveBack)).toBeVisible()
  await expectAccessible()
})

test('a seat that a driver offers a child is accepted or declined', async () => {
  await open({ offers: [anOffer], requests: [{ ...aRequest, seats: seats(false) }] })
  await expectSaid(text.offers('Katrin Weber (Anna)', 'Ben'))
  await expect.element(button(text.decline)).toBeVisible()
  becomes({ offers: [anOffer], requests: [{ ...aRequest, seats: seats(true) }] })
  await press(button(text.accept))
  await expectSaid(text.ridesWith('Ben', 'Katrin Weber (Anna)'))
})

test('my own request speaks to me', async () => {
  await open({ offers: [anOffer], requests: [{ ...aRequest, isMe: true }] })
  await expectSaid(new RegExp(`^${text.youNeed}`))
})

test('a driver takes along who needs a lift, and confirms the time after a change', async () => {
  const mine = { ...anOffer, isMine: true, beforeChange: true }
  const request = { ...aRequest, isMine: false }
  await open({ offers: [mine], requests: [request] })
  await expectSaid(text.beforeChange)
  await expect.element(button(text.need)).not.toBeInTheDocument()
  becomes({ offers: [{ ...mine, beforeChange: false }], requests: [request] })
  await press(button(text.confirm))
  await expect.poll(() => server.sentTo(saveOffer)).toMatchObject([{ offer: { seats: 2 } }])
  becomes({ offers: [mine], requests: [{ ...request, seats: seats(false) }] })
  await press(button(text.takeAlong('Ben')))
  await expectSaid(text.notAccepted)
})

test('staff see the tally and switch lifts on', async () => {
  await open({ offers: [anOffer], requests: [{ ...aRequest, isMine: false }] }, 'coach')
  await expectSaid(`${text.cars(1)} · ${text.seats(2)} · ${text.waiting(1)}`)
})

test('where there are no lifts, staff switch them on', async () => {
  await open({ isOn: false }, 'coach')
  server.answers(choose, nothing)
  await press(button(text.switchOn))
  await expect.poll(() => server.sentTo(choose)).toEqual([{ ...place, isOn: true }])
  await expectSaid(text.title)
})

test('a family that said no finds the cars, and nothing to begin with', async () => {
  server.answers(list, { ...nothing, offers: [anOffer] })
  const mine = event.mine.map((one) => ({ ...one, answer: 'not_going' as const }))
  await openPart(<EventLifts event={{ ...event, mine }} />, { as: 'player' })
  await expectSaid('Katrin Weber (Anna)')
  await expect.element(button(text.need)).not.toBeInTheDocument()
})
