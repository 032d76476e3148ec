import type { ClubVenue } from '@touchline/contract/events/shapes/club-calendar'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import type { NamedVenue } from '@touchline/domain/events/club/venues'
import type { Span } from '@touchline/domain/events/draft'
import { spanToMoments } from '@touchline/domain/events/moments'

import { announceToRoles } from '#server/clubs/commands/announcements.ts'
import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findClubWeek } from '../queries/club-calendar.ts'
import {
  addClosure,
  countClosures,
  countClubVenues,
  removeClosure,
  saveClubVenue,
} from '../queries/club-venues.ts'
import { venueKeyOf, venuesOf } from './club-week.ts'

const maxVenues = 200
const maxClosures = 500

/** Adds a place to the club, or changes how many events fit there. */
export async function changeClubVenue(
  tx: Transaction,
  { clubId, accountId }: ClubActor,
  { capacity, now, ...named }: NamedVenue & { readonly capacity: number; readonly now: Date },
): Promise<ClubVenue> {
  await lockClub(tx, clubId)
  if ((await countClubVenues(tx, clubId)) >= maxVenues)
    throw new AppError('invalid_input', { fields: { name: 'too_many' }, max: maxVenues })
  await saveClubVenue(tx, { clubId, now }, { ...named, capacity })
  await announceToRoles(tx, { name: 'events.venues_changed', clubId, teams: [] })
  const span = { startsAt: now.toISOString(), endsAt: now.toISOString() }
  const week = await findClubWeek(tx, { clubId, accountId, spans: [span] })
  const venues = venuesOf(week?.venues ?? [])
  const key = venueKeyOf(venues, { location: named.name, address: named.address })
  const saved = venues.find((venue) => venue.key === key)
  if (saved === undefined) throw new AppError('not_found')
  const { name, address } = saved
  return { key: saved.key, name, address, capacity: saved.capacity }
}

interface NewClosure extends NamedVenue, Span {
  readonly reason: string | null
  readonly now: Date
}

/** Closes a place for a while, in the club's time zone; returns the id. */
export async function closeClubVenue(
  tx: Transaction,
  { clubId, accountId }: ClubActor,
  { name, address, reason, now, ...span }: NewClosure,
): Promise<string> {
  const { time_zone: zone } = await lockClub(tx, clubId)
  const of = { clubId, now }
  if ((await countClosures(tx, of)) >= maxClosures)
    throw new AppError('invalid_input', { fields: { date: 'too_many' }, max: maxClosures })
  const venueId = await saveClubVenue(tx, of, { name, address })
  const { startsAt, endsAt } = spanToMoments(span, zone)
  const id = await addClosure(tx, of, { venueId, startsAt, endsAt, reason, accountId })
  await announceToRoles(tx, { name: 'events.venues_changed', clubId, teams: [] })
  return id
}

/** Reopens it. */
export async function reopenClubVenue(
  tx: Transaction,
  { clubId }: ClubActor,
  closureId: string,
): Promise<void> {
  if (!(await removeClosure(tx, { clubId, closureId }))) throw new AppError('not_found')
  await announceToRoles(tx, { name: 'events.venues_changed', clubId, teams: [] })
}
