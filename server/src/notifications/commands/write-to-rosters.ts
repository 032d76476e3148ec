import { isForAdults } from '@touchline/domain/teams/age-bands'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isTeamNameTrusted } from '#server/teams/queries/known.ts'
import { findFirstAdmin } from '#server/teams/queries/staff.ts'

import type { RosterLetter } from '../emails/roster.ts'
import { findRosterAddresses, type RosterAddress } from '../queries/roster-addresses.ts'
import type { RosterTeam } from '../queries/roster-teams.ts'
import { writeLetter } from './write-roster-letter.ts'

interface Writing {
  readonly team: RosterTeam
  /** Only people invited to one of these events; undefined for all. */
  readonly eventIds?: readonly string[]
  /** One email per cause and address, even if the event is delivered again. */
  readonly cause: string
  /** The author; undefined uses the longest-serving admin. */
  readonly actorId: string | null
  /** Runs first in each batch: serialises processes that handle the same event. */
  readonly hold?: (tx: Transaction) => Promise<void>
  /** The email for one address; undefined if there is nothing to say. */
  readonly writeTo: (
    tx: Transaction,
    address: RosterAddress,
  ) => Promise<((letter: RosterLetter) => Mail) | undefined>
}

/** A transaction holds its locks until it ends, so a large roster is handled in batches. */
const addressesAtOnce = 25

/** Writes once to everyone on a roster with an address and no account. */
export async function writeToRoster(platform: Platform, writing: Writing): Promise<void> {
  let after: RosterAddress | undefined
  do
    after = await platform.database
      .transaction()
      .execute((tx) => writePiece(tx, platform, { ...writing, after }))
  while (after !== undefined)
}

interface Piece extends Writing {
  /** The last address of the previous batch. */
  readonly after: RosterAddress | undefined
}

/** Writes to the next addresses; returns the last, or undefined at the end. */
async function writePiece(
  tx: Transaction,
  platform: Platform,
  { team, eventIds, after, hold, writeTo, ...writing }: Piece,
): Promise<RosterAddress | undefined> {
  await hold?.(tx)
  const now = platform.clock()
  const invitedBy = writing.actorId ?? (await findFirstAdmin(tx, team.id))
  if (invitedBy === undefined) return undefined
  const addresses = await findRosterAddresses(tx, {
    teamId: team.id,
    today: dayInZone(now, team.timeZone),
    isForAdults: isForAdults(team.ageGroup),
    after,
    limit: addressesAtOnce,
    ...(eventIds === undefined ? {} : { eventIds }),
  })
  const isKnown = await isTeamNameTrusted(tx, { teamId: team.id }, now)
  const from = { ...writing, team, invitedBy, isKnown, now }
  for (const address of addresses) {
    const write = await writeTo(tx, address)
    if (write !== undefined) await writeLetter(tx, platform, { ...from, address, write })
  }
  return addresses.length < addressesAtOnce ? undefined : addresses.at(-1)
}
