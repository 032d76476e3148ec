import type { ClubCard } from '@touchline/contract/teams/shapes/mine'
import { mayInClub, clubFeatureOff, type ClubPermission } from '@touchline/domain/clubs/permissions'
import { features } from '@touchline/domain/values/features'
import { matchPath } from 'react-router'

/** The permission that each page of a club needs, by its path below the club. */
export const clubPages: ReadonlyMap<string, ClubPermission> = new Map([
  ['members', 'members.view'],
  ['members/:personId', 'memberships.view'],
  ['celebrations', 'members.view'],
  ['calendar', 'calendar.view'],
  ['season', 'events.create'],
  ['fixtures', 'calendar.edit'],
  ['archive', 'archive.export'],
  ['list', 'members.view'],
  ['import', 'members.import'],
  ['move', 'members.import'],
  ['create-event', 'events.create'],
  ['documents', 'documents.edit'],
  ['write', 'messages.send'],
  ['dues', 'dues.view'],
  ['registrations', 'registrations.manage'],
  ['website', 'website.edit'],
  ['roll-over', 'members.move'],
])

export type ClubWithRoles = Pick<ClubCard, 'id' | 'roles'>

interface ClubPlace {
  readonly clubId: string
  readonly permission: ClubPermission
}

/** The club's page at this address. */
function placeAt(pathname: string): ClubPlace | undefined {
  for (const [page, permission] of clubPages) {
    const clubId = matchPath(`/club/:clubId/${page}`, pathname)?.params.clubId
    if (clubId !== undefined) return { clubId, permission }
  }
  return undefined
}

/** The club whose page at this address needs another role than mine. */
export function findRefusingClub(
  clubs: readonly ClubWithRoles[],
  pathname: string,
): ClubWithRoles | undefined {
  const place = placeAt(pathname)
  const club = clubs.find(({ id }) => id === place?.clubId)
  if (place === undefined || club === undefined || mayInClub(club, place.permission))
    return undefined
  return club
}

/** The page at this address, if an operator can turn it off. */
export function findFeaturePage(pathname: string): ClubPlace | undefined {
  const place = placeAt(pathname)
  if (place === undefined) return undefined
  return clubFeatureOff({ featuresOff: features }, place.permission) === undefined
    ? undefined
    : place
}
