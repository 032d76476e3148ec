import { mayInClub, type ClubPermission } from '@touchline/domain/clubs/permissions'

import { useClub } from './api/club.ts'

/** What the reader's roles in a club allow; nothing until loaded. */
export function useMayInClub(clubId: string): (permission: ClubPermission) => boolean {
  const { data } = useClub({ clubId, enabled: true })
  return (permission) => data !== undefined && mayInClub(data, permission)
}
