import type { ImportRow } from '@touchline/contract/members/shapes/import-preview'
import { suggestsCoach } from '@touchline/domain/members/access'
import { mayGiveAccess } from '@touchline/domain/members/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

/** Whether a new coach comes without rights, because whoever imports may not give any. */
export function comesWithoutRights(actor: Actor, { kind, member }: ImportRow): boolean {
  return kind === 'new' && suggestsCoach(member.role) && !mayGiveAccess(actor)
}
