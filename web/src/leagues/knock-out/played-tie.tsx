import type { Match } from '@touchline/contract/leagues/shapes/matches'
import { isMatchOfPair, type ResolvedTie } from '@touchline/domain/leagues/knock-out-results'
import { isolated } from '@touchline/domain/values/isolated'
import { Check } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { tieNumbers, useEntrantName } from './rounds.ts'
import { TieMatch } from './tie-match.tsx'

/** The match data a bracket needs. */
export type MatchOfTie = Pick<
  Match,
  | 'id'
  | 'stage'
  | 'tie'
  | 'home'
  | 'away'
  | 'date'
  | 'time'
  | 'round'
  | 'isNeutral'
  | 'outcome'
  | 'isCalledOff'
>

interface PlayedTieProps {
  readonly known: readonly ResolvedTie[]
  readonly names: ReadonlyMap<string, string>
  readonly tie: ResolvedTie
  readonly matches: readonly MatchOfTie[]
  readonly onEnter: ((matchId: string) => void) | undefined
}

/** Both sides with their scores per match, and the dates. */
export function PlayedTie({ known, names, tie, matches, onEnter }: PlayedTieProps) {
  const text = useText('knockOut')
  const nameOf = useEntrantName(known, names)
  const { home, away, winner } = tie
  const own = matches.filter(
    (match) => home !== null && away !== null && isMatchOfPair(match, [home, away]),
  )
  const isOver = own.length > 0 && own.every(({ outcome }) => 'score' in outcome)
  return (
    <div className="rounded-control border border-line bg-surface px-3 py-2">
      <p className="text-s text-muted first-letter:uppercase">
        {text.number(tieNumbers(known).get(tie.tie.id) ?? 0)}
      </p>
      {(['home', 'away'] as const).map((side) => (
        <Side
          key={side}
          name={nameOf(tie.tie[side], tie[side])}
          isKnown={tie[side] !== null}
          isWinner={winner !== null && winner === tie[side]}
          goals={own.map((match) => goalsOf(match, tie[side]))}
        />
      ))}
      {isOver && winner === null && <p className="mt-1 text-s text-warning">{text.undecided}</p>}
      {matches.map((match) => (
        <TieMatch
          key={match.id}
          match={match}
          title={[match.home, match.away].map((id) => isolated(names.get(id) ?? '')).join(' – ')}
          isOfOthers={!own.includes(match)}
          isTurned={match.home === away}
          onEnter={onEnter && (() => onEnter(match.id))}
        />
      ))}
    </div>
  )
}

function goalsOf({ home, outcome }: MatchOfTie, team: string | null): string {
  if (!('score' in outcome)) return '–'
  return String(home === team ? outcome.score.home : outcome.score.away)
}

interface SideProps {
  readonly name: string
  readonly isKnown: boolean
  readonly isWinner: boolean
  readonly goals: readonly string[]
}

function Side({ name, isKnown, isWinner, goals }: SideProps) {
  const text = useText('knockOut')
  return (
    <p className={cx('flex items-baseline gap-2', isWinner && 'font-semibold')}>
      <span className={cx('line-clamp-3 min-w-0 grow wrap-anywhere', !isKnown && 'text-muted')}>
        {name}
      </span>
      {isWinner && (
        <>
          <Check className="size-4 shrink-0 self-center text-good" aria-hidden />
          <span className="sr-only">{text.winner}</span>
        </>
      )}
      {goals.length > 0 && (
        <span className="figures flex shrink-0 gap-2">
          {goals.map((figure, at) => (
            // Scores need their index as key.
            <span key={at} className="min-w-4 text-right">
              {figure}
            </span>
          ))}
        </span>
      )}
    </p>
  )
}
