import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'

type Membership = NonNullable<ClubPerson['membership']>

export function aMembership(facts: Partial<Membership> = {}): Membership {
  return {
    number: null,
    kind: 'active',
    enteredOn: null,
    exitedOn: null,
    exitReason: null,
    hasMandate: false,
    ...facts,
  }
}

/** A club member with little filled in. */
export function aPerson(facts: Partial<ClubPerson> = {}): ClubPerson {
  return {
    id: crypto.randomUUID(),
    firstName: 'Ana',
    lastName: 'Torres',
    hasJoined: false,
    isReached: false,
    isPlaceholder: false,
    isFormer: false,
    isPrivate: false,
    dateOfBirth: null,
    gender: null,
    email: null,
    phone: null,
    parents: [],
    places: [],
    pictures: null,
    fee: 'none',
    check: null,
    membership: aMembership(),
    ...facts,
  }
}
