import { mayInClub, type ClubPermission } from '@touchline/domain/clubs/permissions'

import { useClub } from './api/club.ts'

/** What my roles in a club allow; nothing until the club has been read. */
export function useMayInClub(clubId: string): (permission: ClubPermission) => boolean {
  const { data } = useClub({ clubId, enabled: true })
  return (permission) => data !== undefined && mayInClub(data, permission)
}
