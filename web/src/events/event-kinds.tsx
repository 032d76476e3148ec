import type { Event } from '@touchline/contract/events/shapes/event'
import { isMatch } from '@touchline/domain/events/event-types'
import { type KindWords, kindInWords } from '@touchline/domain/events/kind-in-words'
import { Bus, Dumbbell, House, LandPlot, Sparkles, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'

import type { EventKind } from '#web/ui/event-card.tsx'

/** Each kind's icon, in the colour of the text next to it. */
export const kindIcons: Readonly<Record<EventKind, ReactNode>> = {
  practice: <Dumbbell aria-hidden />,
  home: <House aria-hidden />,
  away: <Bus aria-hidden />,
  neutral: <LandPlot aria-hidden />,
  match: <Trophy aria-hidden />,
  other: <Sparkles aria-hidden />,
}

/** Decides the colour of an event's edge: practice, the side of a match, or other. */
export function kindOf({ type, homeAway }: Pick<Event, 'type' | 'homeAway'>): EventKind {
  if (type === 'practice') return 'practice'
  if (!isMatch(type)) return 'other'
  return homeAway ?? 'match'
}

/** The words for an event's kind on a card. */
export function kindPartsOf(event: Parameters<typeof kindInWords>[0], words: KindWords) {
  const kind = kindOf(event)
  return { kind, kindLabel: kindInWords(event, words), kindIcon: kindIcons[kind] }
}
