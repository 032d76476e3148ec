import type { ImportRow } from '@touchline/contract/members/shapes/import-preview'
import { suggestsCoach } from '@touchline/domain/members/access'

import type { ImportPlace } from './import-place.tsx'

/** Whether a new coach comes without rights, because whoever imports may not give any. */
export function comesWithoutRights(
  { kind, member }: ImportRow,
  { mayGiveAccess }: Pick<ImportPlace, 'mayGiveAccess'>,
): boolean {
  return kind === 'new' && suggestsCoach(member.role) && !mayGiveAccess
}
