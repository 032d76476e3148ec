import type { ClubCard } from '@touchline/contract/teams/shapes/mine'
import { mayInClub, type ClubPermission } from '@touchline/domain/clubs/permissions'
import { matchPath } from 'react-router'

/** The permission that each page of a club needs, by its path below the club. */
export const clubPages: ReadonlyMap<string, ClubPermission> = new Map([
  ['members', 'members.view'],
  ['members/:personId', 'memberships.view'],
  ['celebrations', 'members.view'],
  ['calendar', 'calendar.view'],
  ['fixtures', 'calendar.edit'],
  ['archive', 'archive.export'],
  ['list', 'members.view'],
  ['import', 'members.import'],
  ['create-event', 'messages.send'],
  ['documents', 'documents.edit'],
  ['write', 'messages.send'],
  ['dues', 'dues.view'],
  ['registrations', 'registrations.manage'],
  ['website', 'website.edit'],
  ['roll-over', 'members.move'],
])

export type RolesIn = Pick<ClubCard, 'id' | 'roles'>

/** The club whose page at this address needs another role than mine. */
export function refusingClub(clubs: readonly RolesIn[], pathname: string): RolesIn | undefined {
  for (const [page, permission] of clubPages) {
    const place = matchPath(`/club/:clubId/${page}`, pathname)
    const club = clubs.find(({ id }) => id === place?.params.clubId)
    if (club !== undefined && !mayInClub(club, permission)) return club
  }
  return undefined
}
