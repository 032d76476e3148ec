import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Match } from '@touchline/contract/leagues/shapes/matches'
import type { ResultLine } from '@touchline/contract/leagues/shapes/results'
import { useMemo } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

import { ScoreOf } from '../score.tsx'
import { useOutcomeWords } from '../use-outcome-words.ts'

type MatchLine = Extract<ResultLine, { kind: 'match' }>

interface ResultMatchesProps {
  readonly whole: LeagueDetails
  readonly lines: readonly MatchLine[]
}

/** New matches, and changes with the previous values. */
export function ResultMatches({ whole, lines }: ResultMatchesProps) {
  const text = useText('leagueEntry').results
  const columns = useColumns(whole)
  return (
    <DataTable
      caption={text.matches}
      columns={columns}
      rows={lines}
      rowKey={({ line, written }, place) => `${place} ${line} ${written}`}
    />
  )
}

const tones = { new: 'good', changed: 'warning', same: 'neutral' } as const

function useColumns({ teams, matches }: LeagueDetails): readonly Column<MatchLine>[] {
  const text = useText('leagueEntry').results
  return useMemo(() => {
    const names = new Map(teams.map(({ id, name }) => [id, name]))
    const before = new Map(matches.map((match) => [match.id, match]))
    const nameOf = (side: MatchLine['home']) =>
      side.kind === 'new' ? side.name : (names.get(side.team) ?? '')
    const matchOf = ({ matchId }: MatchLine) => before.get(matchId ?? '')
    return [
      {
        key: 'match',
        header: text.match,
        phone: 'title',
        cell: (line) => (
          <span className="line-clamp-4 wrap-anywhere">
            <bdi>{nameOf(line.home)}</bdi> – <bdi>{nameOf(line.away)}</bdi>
          </span>
        ),
      },
      {
        key: 'when',
        header: text.when,
        phone: 'detail',
        cell: (line) => (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <When line={line} before={matchOf(line)} />
            <Badge tone={tones[line.effect]}>{text.effects[line.effect]}</Badge>
          </span>
        ),
      },
      {
        key: 'result',
        header: text.result,
        align: 'center',
        phone: 'aside',
        cell: (line) => <Result line={line} before={matchOf(line)} />,
      },
    ]
  }, [teams, matches, text])
}

interface Difference {
  readonly line: MatchLine
  readonly before: Match | undefined
}

function When({ line, before }: Difference) {
  const text = useText('leagueEntry').results
  const { noDate } = useText('leagues').fixtures
  const { dayOf } = useFormat()
  const inWords = (date: string | null, time: string | null) =>
    [date === null ? noDate : dayOf(date, 'UTC'), time].filter(Boolean).join(', ')
  const now = inWords(line.date ?? before?.date ?? null, line.time ?? before?.time ?? null)
  const was = before && inWords(before.date, before.time)
  return (
    <span className="figures">
      {now}
      {was !== undefined && was !== now && ` (${text.was(was)})`}
    </span>
  )
}

/** Lines without a result keep the existing one. */
function Result({ line, before }: Difference) {
  const text = useText('leagueEntry').results
  const inWords = useOutcomeWords()
  const outcome = line.outcome.kind === 'open' && before ? before.outcome : line.outcome
  const was = before && inWords(before.outcome)
  return (
    <>
      <ScoreOf outcome={outcome} />
      {was !== undefined && was !== inWords(outcome) && (
        <span className="block text-s text-muted">{text.was(was)}</span>
      )}
    </>
  )
}
