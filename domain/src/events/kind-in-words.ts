import { type EventType, type HomeAway, isMatch } from './event-types.ts'

interface Kind {
  readonly type: EventType
  readonly homeAway: HomeAway | null
  readonly opponent: string | null
  readonly title: string
}

export interface KindWords {
  readonly types: Readonly<Record<EventType, string>>
  readonly sides: Readonly<Record<HomeAway, string>>
  readonly calendar: { readonly versus: (opponent: string) => string }
}

/** "Game · Home · vs Harbour Town": text, because colour alone isn't accessible. */
export function kindInWords(event: Kind, words: KindWords): string {
  const parts = [words.types[event.type]]
  if (isMatch(event.type) && event.homeAway !== null) parts.push(words.sides[event.homeAway])
  if (isMatch(event.type) && event.opponent && !event.title.includes(event.opponent))
    parts.push(words.calendar.versus(event.opponent))
  return parts.join(' · ')
}
