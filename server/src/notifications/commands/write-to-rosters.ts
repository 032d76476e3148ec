import { isForAdults } from '@touchline/domain/teams/age-bands'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findIsNameKnown } from '#server/teams/queries/known.ts'
import { findFirstAdmin } from '#server/teams/queries/staff.ts'

import type { RosterLetter } from '../emails/roster.ts'
import { findRosterAddresses, type RosterAddress } from '../queries/roster-addresses.ts'
import type { RosterTeam } from '../queries/roster-teams.ts'
import { writeLetter } from './write-roster-letter.ts'

interface Writing {
  readonly team: RosterTeam
  /** Only those meant by one of these events; all when left out. */
  readonly eventIds?: readonly string[]
  /** Each cause makes one letter to an address, however often it is heard. */
  readonly cause: string
  /** Whose doing it is; the longest-serving admin is in. */
  readonly actorId: string | null
  /** Taken at the start of each piece: of two that hear the same news, one writes at a time. */
  readonly hold?: (tx: Transaction) => Promise<void>
  /** What to write to one address; undefined where there is nothing to say to it. */
  readonly writeTo: (
    tx: Transaction,
    address: RosterAddress,
  ) => Promise<((letter: RosterLetter) => Mail) | undefined>
}

/** A transaction holds what it has written until it ends, so a large roster is written to in pieces. */
const addressesAtOnce = 25

/** Writes to all on a roster who have an address and no account, each once. */
export async function writeToRoster(platform: Platform, writing: Writing): Promise<void> {
  let after: RosterAddress | undefined
  do
    after = await platform.database
      .transaction()
      .execute((tx) => writePiece(tx, platform, { ...writing, after }))
  while (after !== undefined)
}

interface Piece extends Writing {
  /** The last address of the piece before. */
  readonly after: RosterAddress | undefined
}

/** Writes to the next addresses; the last of them, or undefined when there are no more. */
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
  const isKnown = await findIsNameKnown(tx, { teamId: team.id }, now)
  const from = { ...writing, team, invitedBy, isKnown, now }
  for (const address of addresses) {
    const write = await writeTo(tx, address)
    if (write !== undefined) await writeLetter(tx, platform, { ...from, address, write })
  }
  return addresses.length < addressesAtOnce ? undefined : addresses.at(-1)
}
