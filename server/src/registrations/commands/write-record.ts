import type { RecordChanges } from '@touchline/contract/clubs/shapes/memberships'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { addClubMember, changeClubMember } from '#server/clubs/commands/memberships.ts'
import { requireClub } from '#server/clubs/queries.ts'
import { findNextNumbers } from '#server/clubs/queries/members.ts'
import { findRecords } from '#server/clubs/queries/memberships.ts'
import { isReferenceTaken } from '#server/collections/queries/debits/mandates.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { DecidingForClub, Entering } from './accepting.ts'

/** The membership record with its number, day of entry and mandate; answers its id. */
export async function writeRecord(
  { tx, ownerId: clubId, now, by: { reader } }: DecidingForClub,
  entering: Entering,
): Promise<string> {
  const { person, known, isStranger } = entering
  const club = await requireClub(tx, clubId)
  const today = dayInZone(now, club.time_zone)
  const [next = null] = await findNextNumbers(tx, reader, 1)
  const record = known && (await findRecords(tx, clubId, [known.id])).get(known.id)
  const number = record?.number ?? next
  const changes: RecordChanges = {
    ...(!isStranger && { kind: person.kind }),
    number,
    enteredOn: record?.enteredOn ?? today,
    exitedOn: null,
    exitReason: null,
    ...(!isStranger && (await mandateOf(tx, { clubId, number, today }, entering))),
  }
  if (known !== undefined)
    return changeClubMember(tx, reader, { personId: known.id, changes, version: undefined })
  return addClubMember(tx, reader, { ...changes, ...newPerson(entering) })
}

function newPerson({ person, registration }: Entering) {
  const { firstName, lastName, dateOfBirth, isContact } = person
  const { address, email, phone } = registration
  return {
    firstName,
    lastName,
    dateOfBirth,
    address,
    ...(isContact && { email, phone }),
  }
}

interface OfRecord {
  readonly clubId: string
  readonly number: string | null
  readonly today: string
}

/** The mandate that was given on the form, under a reference of the club. */
async function mandateOf(
  tx: Transaction,
  { clubId, number, today }: OfRecord,
  { person, registration }: Entering,
): Promise<RecordChanges> {
  const { iban, accountHolder, confirmedAt } = registration
  if (iban === null) return {}
  const plain = `M-${number ?? person.id.slice(-12)}`.slice(0, 35)
  const wanted = { id: person.id, reference: plain }
  const isTaken = await isReferenceTaken(tx, clubId, wanted)
  const mandateReference = isTaken ? `M-${person.id.slice(-12)}` : plain
  const signedOn = confirmedAt?.toISOString().slice(0, 10) ?? today
  return { accountHolder, iban, mandateReference, mandateSignedOn: signedOn }
}
