import { folded } from '../../values/folding.ts'

/** The most parts of a place that can be used at once. */
export const maxCapacity = 12

/** A place as a team or an event names it. */
export interface NamedVenue {
  readonly name: string
  readonly address: string | null
}

/** A place of the club: one for all teams that name it alike. */
export interface ClubVenue extends NamedVenue {
  /** The same for every spelling of the name. */
  readonly key: string
}

/**
 * The places that several teams have saved: the same name is one place, unless the addresses differ. A
 * name without an address belongs to the first place of that name. The first spelling counts.
 */
export function mergeVenues<Venue extends NamedVenue>(
  venues: readonly Venue[],
): readonly (Venue & ClubVenue)[] {
  const places = new Map<string, Venue & ClubVenue>()
  // Those with an address first: they tell places of one name apart.
  for (const venue of [...venues.filter(hasAddress), ...venues.filter((one) => !hasAddress(one))]) {
    if (findVenue([...places.values()], venue) !== undefined) continue
    const key = isNameTaken([...places.values()], venue)
      ? `${folded(venue.name)} (${folded(venue.address ?? '')})`
      : folded(venue.name)
    places.set(key, { ...venue, key })
  }
  return [...places.values()]
}

/** The place that an event or a team names; undefined for one that isn't of the club. */
export function findVenue<Venue extends ClubVenue>(
  venues: readonly Venue[],
  { name, address }: NamedVenue,
): Venue | undefined {
  const alike = venues.filter((one) => folded(one.name) === folded(name))
  if (address === null || folded(address) === '') return alike[0]
  return alike.find((one) => one.address === null || folded(one.address) === folded(address))
}

function hasAddress({ address }: NamedVenue): boolean {
  return address !== null && folded(address) !== ''
}

function isNameTaken(places: readonly ClubVenue[], { name }: NamedVenue): boolean {
  return places.some((one) => folded(one.name) === folded(name))
}
