import { foldText } from '../../values/folding.ts'

/** The maximum number of parts of a venue. */
export const maxCapacity = 12

/** A place as a team or an event names it. */
export interface NamedVenue {
  readonly name: string
  readonly address: string | null
}

/** A venue of the club, shared by teams that use the same name. */
export interface ClubVenue extends NamedVenue {
  /** The same for every spelling of the name. */
  readonly key: string
}

/**
 * Merges venues of several teams: equal names are one unless the addresses differ. A name without
 * an address joins the first venue of that name, and the first spelling is kept.
 */
export function mergeVenues<Venue extends NamedVenue>(
  venues: readonly Venue[],
): readonly (Venue & ClubVenue)[] {
  const places = new Map<string, Venue & ClubVenue>()
  // Venues with an address first, as addresses distinguish equal names.
  for (const venue of [...venues.filter(hasAddress), ...venues.filter((one) => !hasAddress(one))]) {
    if (findVenue([...places.values()], venue) !== undefined) continue
    const key = isNameTaken([...places.values()], venue)
      ? `${foldText(venue.name)} (${foldText(venue.address ?? '')})`
      : foldText(venue.name)
    places.set(key, { ...venue, key })
  }
  return [...places.values()]
}

/** The venue that an event or a team names; undefined if the club has none of that name. */
export function findVenue<Venue extends ClubVenue>(
  venues: readonly Venue[],
  { name, address }: NamedVenue,
): Venue | undefined {
  const alike = venues.filter((one) => foldText(one.name) === foldText(name))
  if (address === null || foldText(address) === '') return alike[0]
  return alike.find((one) => one.address === null || foldText(one.address) === foldText(address))
}

function hasAddress({ address }: NamedVenue): boolean {
  return address !== null && foldText(address) !== ''
}

function isNameTaken(places: readonly ClubVenue[], { name }: NamedVenue): boolean {
  return places.some((one) => foldText(one.name) === foldText(name))
}
