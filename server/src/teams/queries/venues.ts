import type {
  Opponent,
  OpponentFields,
  Venue,
  VenueFields,
} from '@touchline/contract/teams/shapes/belongings'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'

import type { ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Opponents, Venues } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'

/** Limits each list, so that it fits in one response. */
const maxRows = 500

const notFound = (): AppError => new AppError('not_found')

export async function findVenues(db: Queryable, teamId: string): Promise<Venue[]> {
  const rows = await db
    .selectFrom('venues')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('name')
    .orderBy('id')
    .limit(maxRows)
    .execute()
  return rows.map(venueOf)
}

export async function addVenue(
  tx: Transaction,
  teamId: string,
  venue: VenueFields,
): Promise<Venue> {
  const row = await tx
    .insertInto('venues')
    .values({ id: newId(), team_id: teamId, ...venue })
    .returningAll()
    .executeTakeFirstOrThrow()
  return venueOf(row)
}

export interface Belonging {
  readonly teamId: string
  readonly id: string
}

export async function saveVenue(
  tx: Transaction,
  key: Belonging,
  venue: VenueFields,
): Promise<Venue> {
  const row = await tx
    .updateTable('venues')
    .set({
      name: venue.name,
      address: venue.address ?? null,
      latitude: venue.latitude ?? null,
      longitude: venue.longitude ?? null,
    })
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirstOrThrow(notFound)
  return venueOf(row)
}

export async function findOpponents(
  db: Queryable,
  teamId: string,
  show: ShowPicture,
): Promise<Opponent[]> {
  const rows = await db
    .selectFrom('opponents')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('name')
    .orderBy('id')
    .limit(maxRows)
    .execute()
  return rows.map((row) => opponentOf(row, show))
}

export type OpponentRow = Selectable<Opponents>
export type OpponentColumns = Omit<OpponentFields, 'logoFileId'>

export async function addOpponent(
  tx: Transaction,
  teamId: string,
  opponent: OpponentColumns,
): Promise<OpponentRow> {
  return tx
    .insertInto('opponents')
    .values({ id: newId(), team_id: teamId, ...opponent })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function lockOpponent(tx: Transaction, key: Belonging): Promise<OpponentRow> {
  return tx
    .selectFrom('opponents')
    .selectAll()
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

export async function saveOpponent(
  tx: Transaction,
  key: Belonging,
  opponent: OpponentColumns & { readonly logo: string | null },
): Promise<OpponentRow> {
  return tx
    .updateTable('opponents')
    .set({
      name: opponent.name,
      nickname: opponent.nickname ?? null,
      email: opponent.email ?? null,
      phone: opponent.phone ?? null,
      logo_file_id: opponent.logo,
    })
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirstOrThrow(notFound)
}

/** Events keep the text of the location or opponent and lose only the link. */
export async function removeBelonging(
  tx: Transaction,
  table: 'venues' | 'opponents' | 'tasks' | 'seasons',
  key: Belonging,
): Promise<void> {
  const removed = await tx
    .deleteFrom(table)
    .where('team_id', '=', key.teamId)
    .where('id', '=', key.id)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) throw notFound()
}

export function opponentOf(row: OpponentRow, show: ShowPicture): Opponent {
  const { id, name, nickname, email, phone } = row
  return { id, name, nickname, email, phone, logo: show(row.logo_file_id) }
}

function venueOf({ id, name, address, latitude, longitude }: Selectable<Venues>): Venue {
  return { id, name, address, latitude, longitude }
}
