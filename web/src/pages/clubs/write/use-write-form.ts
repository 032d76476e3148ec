import type { ClubAudience } from '@touchline/contract/messages/shapes/club'
import type { ClubAudienceRole } from '@touchline/domain/messages/conversations'
import { useState } from 'react'

import { useTarget, type ClubTarget } from '#web/clubs/people/use-target.ts'

export interface WriteChoice {
  readonly teamIds: readonly string[]
  readonly role: ClubAudienceRole
}

/** The audience of a club message: everyone in all teams by default. */
export function useWriteForm(clubId: string, teams: readonly { readonly id: string }[]) {
  const target = useTarget(clubId)
  const [choice, setChoice] = useState<WriteChoice>(() => ({
    teamIds: teams.map(({ id }) => id),
    role: 'everyone',
  }))
  return {
    choice,
    change: (next: Partial<WriteChoice>) => setChoice((now) => ({ ...now, ...next })),
    target,
    /** Undefined without a choice, or while members are loading. */
    audience: audienceOf(choice, target),
    /** True once the filter is loaded and matches no one. */
    isEmpty: target.people?.length === 0,
  }
}

function audienceOf(
  { teamIds, role }: WriteChoice,
  { target, people }: ClubTarget,
): ClubAudience | undefined {
  if (target === 'teams')
    return teamIds.length === 0 ? undefined : { kind: 'teams', teamIds: [...teamIds], role }
  if (people === undefined || people.length === 0) return undefined
  return { kind: 'people', personIds: people.map(({ id }) => id) }
}
