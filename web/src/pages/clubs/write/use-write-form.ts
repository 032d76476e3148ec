import type { ClubAudience } from '@touchline/contract/messages/shapes/club'
import type { ClubAudienceRole } from '@touchline/domain/messages/conversations'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'

import { useFilteredPeople } from './use-filtered-people.ts'

/** `teams`, `selected` for people ticked in the members table, or the id of a saved filter. */
export type Target = string

export interface WriteChoice {
  readonly target: Target
  readonly teamIds: readonly string[]
  readonly role: ClubAudienceRole
}

const handedOver = z.object({ personIds: z.array(z.string()) })

/** The audience of a club message: everyone in all teams by default. */
export function useWriteForm(clubId: string, teams: readonly { readonly id: string }[]) {
  const location = useLocation()
  const [selected] = useState(() => handedOver.safeParse(location.state).data?.personIds ?? [])
  const [choice, setChoice] = useState<WriteChoice>(() => ({
    target: selected.length > 0 ? 'selected' : 'teams',
    teamIds: teams.map(({ id }) => id),
    role: 'everyone',
  }))
  const people = useFilteredPeople(clubId, choice.target)
  return {
    choice,
    change: (next: Partial<WriteChoice>) => setChoice((now) => ({ ...now, ...next })),
    selected,
    filters: people.filters,
    /** Undefined without a choice, or while members are loading. */
    audience: audienceOf(choice, choice.target === 'selected' ? selected : people.personIds),
    /** True once the filter is loaded and matches no one. */
    isEmpty: people.personIds?.length === 0,
  }
}

function audienceOf(
  { target, teamIds, role }: WriteChoice,
  personIds: readonly string[] | undefined,
): ClubAudience | undefined {
  if (target === 'teams')
    return teamIds.length === 0 ? undefined : { kind: 'teams', teamIds: [...teamIds], role }
  if (personIds === undefined || personIds.length === 0) return undefined
  return { kind: 'people', personIds: [...personIds] }
}
