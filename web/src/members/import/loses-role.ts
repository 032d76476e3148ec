import type { ImportRow } from '@touchline/contract/members/shapes/import-preview'
import { mayGiveRole } from '@touchline/domain/members/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

/** Whether somebody new comes as a member, because whoever imports may not give them their role. */
export function losesRole(actor: Actor, { kind, member }: ImportRow): boolean {
  return kind === 'new' && !mayGiveRole(actor, member.role)
}
