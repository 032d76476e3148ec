import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'

import { useText } from '#web/platform/language/language.tsx'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { playerIn, type Target } from './moves.ts'
import { compareReadiness } from './readiness.ts'
import { answerSigns } from './shirt.tsx'

interface PlaceChoicesProps {
  readonly match: ShownMatch
  readonly lineUp: LineUpDraft
  readonly postNames: readonly string[]
  readonly place: number
  readonly onPut: (memberId: string, target: Target) => void
}

/** People for a place; those who are coming and unplaced first. */
export function PlaceChoices({ match, lineUp, postNames, place, onPut }: PlaceChoicesProps) {
  const text = useText('matchDay')
  const placeOf = (memberId: string) => playerIn(lineUp, memberId)?.place ?? undefined
  const people = match.day.people.toSorted(
    (one, other) =>
      Number(placeOf(one.memberId) !== undefined) - Number(placeOf(other.memberId) !== undefined) ||
      compareReadiness(one, other),
  )
  return (
    <ul className="-mx-2">
      {people.map((person) => {
        const there = placeOf(person.memberId)
        const answer = person.answer ?? 'silent'
        return (
          <li key={person.memberId}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-hover [&_svg]:size-4.5 [&_svg]:shrink-0"
              onClick={() => onPut(person.memberId, { kind: 'place', place })}
            >
              {answerSigns[answer]}
              <span className="min-w-0 grow">
                <span className="block truncate">{fullNameOf(person)}</span>
                <span className="block truncate text-s text-muted">
                  {[
                    text.answers[answer],
                    person.position,
                    there === undefined ? null : postNames[there],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="figures text-muted">{person.jerseyNumber}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
