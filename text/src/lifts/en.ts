import type { Direction, Leg } from '@touchline/domain/lifts/lifts'

const directions: Record<Direction, string> = {
  both: 'There and back',
  there: 'There',
  back: 'Back',
}

const legs: Record<Leg, string> = { there: 'There', back: 'Back' }

/** Refusals of the form, by the key the server sends. */
const problems = {
  seats_required: 'Offer 1 to 8 seats',
  time_required: 'Choose when you leave',
}

export const lifts = {
  directions,
  legs,
  problems,
  title: 'Lifts',
  cars: (count: number) => (count === 1 ? '1 car' : `${count} cars`),
  seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
  waiting: (count: number) => (count === 1 ? '1 still needs a lift' : `${count} still need a lift`),
  none: 'No car yet.',
  failed: 'Couldn’t load the lifts',
  drive: 'I can drive',
  need: 'We need a lift',
  needMyself: 'I need a lift',

  youDrive: 'You’re driving',
  leaves: (time: string) => `Leaves ${time}`,
  free: (count: number) =>
    count === 0 ? 'Full' : count === 1 ? '1 seat free' : `${count} seats free`,
  edit: 'Edit',
  cannotDrive: 'I can’t drive',
  withdrawTitle: 'Withdraw your car?',
  withdrawText: 'Your passengers will hear that they need another lift.',
  beforeChange: 'Made before the change',
  confirm: 'Still right',
  passengers: 'Passengers',
  notAccepted: 'Not accepted yet',
  remove: (name: string) => `Can’t take ${name}`,

  needsLift: 'Need a lift',
  takeAlong: (name: string) => `Take ${name} along`,
  rideWith: (driver: string) => `Ride with ${driver}`,
  ridesWith: (name: string, driver: string) => `${name} rides with ${driver}`,
  youRideWith: (driver: string) => `You ride with ${driver}`,
  offers: (driver: string, name: string) => `${driver} has a seat for ${name}`,
  needs: (name: string) => `${name} needs a lift`,
  youNeed: 'You need a lift',
  noCar: 'No seat free yet. We’ll tell you when a driver takes you.',
  accept: 'Accept',
  decline: 'Decline',
  giveBack: 'Give seat back',
  notNeeded: 'No lift needed',

  offerTitle: 'Offer seats',
  requestTitle: 'Ask for a lift',
  who: 'Who',
  me: 'Me',
  way: 'Which way',
  seatsField: 'Free seats',
  leavesAt: 'Leave at',
  meetingPlace: 'Meeting point',
  meetingHint: 'Such as the school car park. No home address, please.',
  ask: 'Ask',

  switchOn: 'Organise lifts',
  switchOff: 'Not for this event',
}
