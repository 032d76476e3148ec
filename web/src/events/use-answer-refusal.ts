import type { Event } from '@touchline/contract/events/shapes/event'
import { answerRefusal } from '@touchline/domain/events/answer-refusal'
import type { Actor } from '@touchline/domain/teams/actor'

import { useText } from '#web/platform/language/language.tsx'

import { useNow } from './use-now.ts'

/** Why I can't answer this event now, as a sentence; undefined if I can. */
export function useAnswerRefusal(event: Event, actor: Actor | undefined): string | undefined {
  const text = useText('events').answer
  const refusal = answerRefusal(actor ?? nobody, event, useNow())
  if (refusal === undefined) return undefined
  return refusal === 'event_cancelled' ? text.eventCancelled : text.deadlinePassed
}

/** For pages where the reader's role is unknown: the rules for members apply. */
export const nobody: Actor = {
  accountId: '',
  teamId: '',
  clubId: undefined,
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
}
