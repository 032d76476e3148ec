import type { ImportRow } from '@touchline/contract/members/shapes/import-preview'
import { isCoachLabel } from '@touchline/domain/members/access'

import type { ImportPlace } from './import-place.tsx'

/** True if a new coach gets no coach access, because the importer may not give it. */
export function importsNoRights(
  { kind, member }: ImportRow,
  { mayGiveAccess }: Pick<ImportPlace, 'mayGiveAccess'>,
): boolean {
  return kind === 'new' && isCoachLabel(member.role) && !mayGiveAccess
}
