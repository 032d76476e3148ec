import type { MatchFacts } from '@touchline/contract/leagues/shapes/history'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'

import { useOutcomeWords } from '../use-outcome-words.ts'

interface ChangeInWordsProps {
  readonly fact: keyof MatchFacts
  readonly was: MatchFacts
  readonly is: MatchFacts
}

/** "Result: 2 : 1 › 2 : 2"; only the new value if there was none. */
export function ChangeInWords({ fact, was, is }: ChangeInWordsProps) {
  const colon = useColon()
  const text = useText('matchHistory')
  const inWords = useFactWords()
  const [before, after] = [inWords(was, fact), inWords(is, fact)]
  const wasThere = fact === 'outcome' ? was.outcome.kind !== 'open' : was[fact] !== null
  return (
    <li className="wrap-anywhere">
      {text.facts[fact]}
      {colon}{' '}
      {before === after ? (
        text.details(after)
      ) : (
        <>
          {wasThere && (
            <>
              <s dir="auto" className="text-muted">
                {before}
              </s>{' '}
              <span aria-hidden>›</span>
              <span className="sr-only">{text.becomes}</span>{' '}
            </>
          )}
          <strong dir="auto">{after}</strong>
        </>
      )}
    </li>
  )
}

function useFactWords() {
  const { empty } = useText('matchHistory')
  const { yes, no } = useText('wire')
  const { dayOf } = useFormat()
  const outcome = useOutcomeWords()
  return (facts: MatchFacts, fact: keyof MatchFacts): string => {
    if (fact === 'outcome') return outcome(facts.outcome)
    if (fact === 'isNeutral') return facts.isNeutral ? yes : no
    const value = facts[fact]
    if (value === null || value === '') return empty
    return fact === 'date' ? dayOf(String(value), 'UTC') : String(value)
  }
}
