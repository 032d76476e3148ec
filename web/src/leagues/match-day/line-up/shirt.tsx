import type { MatchPerson } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { Check, CircleDashed, CircleHelp, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from '#web/ui/cx.ts'

interface ShirtProps {
  readonly person: MatchPerson | undefined
  readonly shirtNumber: string | null
  readonly isCaptain: boolean
  /** Names are light on the pitch and dark on the page. */
  readonly ground: 'pitch' | 'page'
  readonly showsAnswer: boolean
}

/** A player: number or initials, with the first name below. */
export function Shirt({ person, shirtNumber, isCaptain, ground, showsAnswer }: ShirtProps) {
  return (
    <span className="flex w-full min-w-0 flex-col items-center gap-0.5">
      <span className="relative">
        <span className="figures grid size-10 place-items-center rounded-full bg-accent font-head font-semibold text-on-accent ring-2 ring-chalk print:border print:border-ink print:text-ink">
          {shirtNumber ?? initialsOf(person)}
        </span>
        {isCaptain && (
          <span className="absolute -top-1 -left-2 grid size-5 place-items-center rounded-full bg-chalk text-s leading-none font-semibold text-pitch ring-1 ring-pitch print:border print:border-ink print:text-ink">
            {captainSign}
          </span>
        )}
        {showsAnswer && person && (
          <span className="absolute -right-2 -bottom-1 grid size-5 place-items-center rounded-full bg-raised ring-1 ring-line [&_svg]:size-3.5">
            {answerSigns[person.answer ?? 'silent']}
          </span>
        )}
      </span>
      <span
        className={cx(
          'max-w-full truncate text-s font-medium',
          ground === 'pitch' ? 'text-chalk' : 'text-ink',
        )}
      >
        {person?.firstName ?? '?'}
      </span>
    </span>
  )
}

/** The captain's letter, the same in every language. */
export const captainSign = 'C'

export function EmptyShirt() {
  return (
    <span className="grid size-10 place-items-center rounded-full border-2 border-dashed border-chalk-muted font-semibold text-chalk">
      +
    </span>
  )
}

/** Each answer has its own shape, because colour alone isn't accessible. */
export const answerSigns: Readonly<
  Record<NonNullable<MatchPerson['answer']> | 'silent', ReactNode>
> = {
  going: <Check className="text-going" strokeWidth={3} aria-hidden />,
  maybe: <CircleHelp className="text-maybe" strokeWidth={2.5} aria-hidden />,
  not_going: <X className="text-not-going" strokeWidth={3} aria-hidden />,
  silent: <CircleDashed className="text-muted" strokeWidth={2.5} aria-hidden />,
}

/** Uses code points, so that letters outside the basic plane stay whole. */
function initialsOf(person: MatchPerson | undefined): string {
  const names = person === undefined ? [] : [person.firstName, person.lastName]
  return names
    .map((name) => Array.from(name)[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
