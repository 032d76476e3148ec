import type { ClubPage } from '@touchline/contract/clubs/shapes'
import { mayInClub } from '@touchline/domain/clubs/permissions'

import { StaffChecks } from '#web/children/checks/staff-checks.tsx'

interface ClubChecksProps {
  readonly page: ClubPage
  /** False once the club may be deleted. */
  readonly isWatched: boolean
}

/** Background checks, for people who record them. */
export function ClubChecks({ page, isWatched }: ClubChecksProps) {
  if (!isWatched || !mayInClub(page, 'checks.view')) return null
  return <StaffChecks clubId={page.club.id} />
}
