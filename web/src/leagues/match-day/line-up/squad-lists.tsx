import type { MatchPerson } from '@touchline/contract/leagues/shapes/match-day/match-day'
import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import type { Selection } from './line-up-sheet.tsx'
import { compareReadiness } from './readiness.ts'
import { answerSigns } from './shirt.tsx'

interface SquadListsProps {
  readonly match: ShownMatch
  readonly lineUp: LineUpDraft
  readonly onAsk: (asked: Selection) => void
  /** Puts a player at a free place. */
  readonly onAdd: (person: MatchPerson) => void
}

/** The bench and people outside the line-up, those who are coming first. */
export function SquadLists({ match, lineUp, onAsk, onAdd }: SquadListsProps) {
  const text = useText('matchDay').lineUp
  const bench = lineUp.players.filter(({ place }) => place === null)
  const inLineUp = new Set(lineUp.players.map(({ memberId }) => memberId))
  const others = match.day.people
    .filter(({ memberId }) => !inLineUp.has(memberId))
    .toSorted(compareReadiness)
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-1">
      <SquadList kind="bench" title={text.bench} empty={text.emptyBench} count={bench.length}>
        {bench.map(({ memberId, shirtNumber }) => (
          <SquadRow
            key={memberId}
            memberId={memberId}
            person={match.people.get(memberId)}
            shirtNumber={shirtNumber}
            isCaptain={lineUp.captain === memberId}
            onAsk={onAsk}
          />
        ))}
      </SquadList>
      <SquadList kind="out" title={text.others} empty={text.allPlaced} count={others.length}>
        {others.map((person) => (
          <SquadRow
            key={person.memberId}
            memberId={person.memberId}
            person={person}
            shirtNumber={person.jerseyNumber}
            isCaptain={false}
            onAsk={onAsk}
            onAdd={onAdd}
          />
        ))}
      </SquadList>
    </div>
  )
}

interface SquadListProps {
  readonly kind: 'bench' | 'out'
  readonly title: string
  readonly empty: string
  readonly count: number
  readonly children: ReactNode
}

function SquadList({ kind, title, empty, count, children }: SquadListProps) {
  return (
    <section
      data-drop={kind}
      className="min-h-24 rounded-surface border border-line bg-surface p-3"
    >
      <h2 className="mb-1 flex items-baseline justify-between gap-2 px-1 text-m font-semibold">
        {title}
        <span className="figures text-s font-normal text-muted">{count}</span>
      </h2>
      {count === 0 ? <p className="px-1 text-s text-muted">{empty}</p> : <ul>{children}</ul>}
    </section>
  )
}

interface SquadRowProps {
  readonly memberId: string
  readonly person: MatchPerson | undefined
  readonly shirtNumber: string | null
  readonly isCaptain: boolean
  readonly onAsk: (asked: Selection) => void
  readonly onAdd?: ((person: MatchPerson) => void) | undefined
}

function SquadRow(props: SquadRowProps) {
  const { memberId, person, shirtNumber, isCaptain, onAsk, onAdd } = props
  const text = useText('matchDay')
  const answer = person?.answer ?? 'silent'
  return (
    <li className="flex items-center">
      <button
        type="button"
        data-drag={memberId}
        className="flex min-h-11 min-w-0 grow cursor-grab touch-manipulation items-center gap-2 rounded-control px-1 py-1 text-left hover:bg-hover [&_svg]:size-4.5 [&_svg]:shrink-0"
        onClick={() => onAsk({ kind: 'person', memberId })}
      >
        <span className="figures w-8 shrink-0 text-right text-muted">{shirtNumber ?? '–'}</span>
        <span className="min-w-0 grow">
          <span className="block truncate">
            {fullNameOf(person)}
            {isCaptain && <span className="text-muted">, {text.lineUp.captain}</span>}
            {person?.guestOf && <span className="text-s text-muted"> · {person.guestOf}</span>}
          </span>
          {person?.position && (
            <span className="block truncate text-s text-muted">{person.position}</span>
          )}
        </span>
        {answerSigns[answer]}
        <span className="sr-only">, {text.answers[answer]}</span>
      </button>
      <AddButton person={person} onAdd={onAdd} />
    </li>
  )
}

function AddButton({ person, onAdd }: Pick<SquadRowProps, 'person' | 'onAdd'>) {
  const { lineUp: text } = useText('matchDay')
  if (person === undefined || onAdd === undefined) return null
  return (
    <IconButton
      label={text.add(fullNameOf(person))}
      icon={<Plus aria-hidden />}
      onClick={() => onAdd(person)}
    />
  )
}
