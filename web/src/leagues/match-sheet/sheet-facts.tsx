import type { Match } from '@touchline/contract/leagues/shapes/matches'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useOutcomeWords } from '../use-outcome-words.ts'

interface SheetFactsProps {
  readonly facts: {
    readonly date: string | null
    readonly time: string | null
    readonly venue: string | null
    readonly outcome: Match['outcome'] | null
    readonly words?: string | null
  }
}

/** Day, time, place and result. */
export function SheetFacts({ facts }: SheetFactsProps) {
  const text = useText('matchSheet')
  const { day } = useFormat()
  const inWords = useOutcomeWords()
  const { date, time, venue, outcome, words } = facts
  const lines = [
    [text.facts.date, date === null ? text.noDate : day(date)],
    [text.facts.time, time],
    [text.facts.venue, venue],
    [text.facts.result, outcome && inWords(outcome)],
    [text.facts.words, words],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="figures wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
