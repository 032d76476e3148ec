import type { Event } from '@touchline/contract/events/shapes/event'
import { answerRefusal } from '@touchline/domain/events/answering'
import type { Actor } from '@touchline/domain/teams/actor'

import { useText } from '#web/platform/language/language.tsx'

import { useNow } from './use-now.ts'

/** Why this event takes no answer from me now, as a sentence; undefined while it does. */
export function useAnswerRefusal(event: Event, actor: Actor | undefined): string | undefined {
  const text = useText('events').answer
  const refusal = answerRefusal(actor ?? nobody, event, useNow())
  if (refusal === undefined) return undefined
  return refusal === 'event_cancelled' ? text.eventCancelled : text.deadlinePassed
}

/** Where one does not know who one is in the team, the rule for members holds. */
export const nobody: Actor = {
  accountId: '',
  teamId: '',
  clubId: undefined,
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
}
