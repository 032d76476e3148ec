import type { MatchPerson } from '@touchline/contract/leagues/shapes/match-day/match-day'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { playerIn } from '../line-up/moves.ts'
import { compareReadiness } from '../line-up/readiness.ts'
import { fullNameOf, type ShownMatch } from '../use-match.ts'

interface PeopleButtonsProps {
  readonly match: ShownMatch
  readonly question: string
  /** The most likely people, shown first. */
  readonly there: ReadonlySet<string>
  readonly without: string | null
  readonly noneLabel: string
  readonly onChoose: (memberId: string | null) => void
}

/** All possible players as large buttons. */
export function PeopleButtons(props: PeopleButtonsProps) {
  const { match, question, there, without, noneLabel, onChoose } = props
  const text = useText('matchDay').live
  const people = match.day.people
    .filter(({ memberId, answer }) => memberId !== without && answer !== 'not_going')
    .toSorted(compareReadiness)
  const likely = people.filter(({ memberId }) => there.has(memberId))
  const others = people.filter(({ memberId }) => !there.has(memberId))
  const shared = { match, onChoose }
  return (
    <div role="group" aria-label={question} className="grid gap-3">
      <p className="font-medium">{question}</p>
      <PersonGrid {...shared} people={likely} />
      <Button wide className="min-h-14" onClick={() => onChoose(null)}>
        {noneLabel}
      </Button>
      {others.length > 0 && (
        <>
          {likely.length > 0 && <p className="text-s text-muted">{text.notOnPitch}</p>}
          <PersonGrid {...shared} people={others} />
        </>
      )}
    </div>
  )
}

interface PersonGridProps extends Pick<PeopleButtonsProps, 'match' | 'onChoose'> {
  readonly people: readonly MatchPerson[]
}

function PersonGrid({ match, people, onChoose }: PersonGridProps) {
  const { lineUp } = match.day
  return (
    <div className="grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-3">
      {people.map((person) => {
        const player = lineUp === null ? undefined : playerIn(lineUp, person.memberId)
        const shirtNumber = player?.shirtNumber ?? person.jerseyNumber
        return (
          <Button
            key={person.memberId}
            wide
            className="min-h-14 justify-start! px-3! text-left leading-tight"
            onClick={() => onChoose(person.memberId)}
          >
            {shirtNumber !== null && (
              <span className="figures w-6 shrink-0 text-right text-muted">{shirtNumber}</span>
            )}
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{fullNameOf(person)}</span>
          </Button>
        )
      })}
    </div>
  )
}
