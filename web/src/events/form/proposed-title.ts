import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { isMatch } from '@touchline/domain/events/event-types'

import { useText } from '#web/platform/language/language.tsx'
import { useOpponents } from '#web/teams/api/belongings.ts'

type Named = Pick<EventDraftInput, 'type' | 'opponentId' | 'opponent'>

/**
 * The name of an event without a title: "Practice", "vs Harbour Town"; empty if type and opponent
 * don't say.
 */
export function useProposedTitle(teamId: string): (event: Named) => string {
  const { types, calendar } = useText('events')
  const saved = useOpponents(teamId).data ?? []
  return ({ type, opponentId, opponent }) => {
    const versus = saved.find(({ id }) => id === opponentId)?.name ?? opponent
    if (isMatch(type) && versus) return calendar.versus(versus)
    return type === 'other' ? '' : types[type]
  }
}
