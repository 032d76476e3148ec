import type { Event } from '@touchline/contract/events/shapes/event'
import { type HomeAway, isMatch } from '@touchline/domain/events/event-types'
import { Bus, Dumbbell, House, LandPlot, Sparkles, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'

import type { EventKind } from '#web/ui/event-card.tsx'

/** The sign of each kind, as quiet as the words it stands beside. */
export const kindIcons: Readonly<Record<EventKind, ReactNode>> = {
  practice: <Dumbbell aria-hidden />,
  home: <House aria-hidden />,
  away: <Bus aria-hidden />,
  neutral: <LandPlot aria-hidden />,
  match: <Trophy aria-hidden />,
  other: <Sparkles aria-hidden />,
}

/** What decides the edge of an event: practice, the side of a match, anything else. */
export function kindOf({ type, homeAway }: Pick<Event, 'type' | 'homeAway'>): EventKind {
  if (type === 'practice') return 'practice'
  if (!isMatch(type)) return 'other'
  return homeAway ?? 'match'
}

interface KindWords {
  readonly types: Readonly<Record<Event['type'], string>>
  readonly sides: Readonly<Record<HomeAway, string>>
  readonly calendar: { readonly versus: (opponent: string) => string }
}

/** "Game · Home · vs Harbour Town": colour alone tells nothing. */
export function kindInWords(
  event: Pick<Event, 'type' | 'homeAway' | 'opponent' | 'title'>,
  words: KindWords,
): string {
  const parts = [words.types[event.type]]
  if (isMatch(event.type) && event.homeAway !== null) parts.push(words.sides[event.homeAway])
  if (isMatch(event.type) && event.opponent && !event.title.includes(event.opponent))
    parts.push(words.calendar.versus(event.opponent))
  return parts.join(' · ')
}
