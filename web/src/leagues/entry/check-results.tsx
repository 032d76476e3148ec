import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { ResultPreview } from '@touchline/contract/leagues/shapes/results'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { ResultColumns } from './result-columns.tsx'
import { ResultMatches } from './result-matches.tsx'
import { ResultQuestions } from './result-questions.tsx'
import { UnreadableLines } from './unreadable-lines.tsx'
import type { Results } from './use-results.ts'

interface CheckResultsProps {
  readonly whole: LeagueDetails
  readonly results: Results
  readonly preview: ResultPreview
}

/** What the text would change, with questions and unreadable lines. */
export function CheckResults({ whole, results, preview }: CheckResultsProps) {
  const text = useText('leagueEntry').results
  const { lines, leftOut, columns } = preview
  const problems = lines.filter((line) => line.kind === 'problem')
  const matches = lines.filter((line) => line.kind === 'match')
  return (
    <div className="grid grid-cols-1 gap-8" aria-busy={results.isReading}>
      <Counts preview={preview} />
      {leftOut > 0 && <Banner tone="warning">{text.leftOut(leftOut)}</Banner>}
      <ResultQuestions whole={whole} results={results} questions={preview.questions} />
      {columns.length > 0 && (
        <details open={matches.length === 0 || undefined}>
          <summary className="font-head text-l font-semibold">{text.columns}</summary>

          <ResultColumns
            columns={columns}
            onChange={(meanings) => results.answer({ columns: meanings })}
          />
        </details>
      )}
      {problems.length > 0 && (
        <Part title={text.unreadable} count={problems.length}>
          <UnreadableLines lines={problems} />
        </Part>
      )}
      {matches.length > 0 && (
        <Part title={text.matches} count={matches.length}>
          <ResultMatches whole={whole} lines={matches} />
        </Part>
      )}
      <Ending results={results} preview={preview} />
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}

function Part({ title, count, children }: PartProps) {
  return (
    <section>
      <h2 className="mb-2 flex items-center gap-2 text-l">
        {title}
        <Badge>{count}</Badge>
      </h2>
      {children}
    </section>
  )
}

function countsOf({ lines }: ResultPreview) {
  const effects = lines.map((line) => (line.kind === 'match' ? line.effect : 'unclear'))
  const countOf = (effect: (typeof effects)[number]) =>
    effects.filter((one) => one === effect).length
  return {
    new: countOf('new'),
    changed: countOf('changed'),
    same: countOf('same'),
    unclear: countOf('unclear'),
  }
}

function Counts({ preview }: Pick<CheckResultsProps, 'preview'>) {
  const text = useText('leagueEntry').results
  const counts = countsOf(preview)
  return (
    <p aria-live="polite" className="flex flex-wrap gap-2">
      <Badge tone="good">{text.new(counts.new)}</Badge>
      {counts.changed > 0 && <Badge tone="warning">{text.changed(counts.changed)}</Badge>}
      {counts.same > 0 && <Badge>{text.same(counts.same)}</Badge>}
      {counts.unclear > 0 && <Badge tone="danger">{text.unclear(counts.unclear)}</Badge>}
    </p>
  )
}

function Ending({ results, preview }: Omit<CheckResultsProps, 'whole'>) {
  const text = useText('leagueEntry').results
  const counts = countsOf(preview)
  const toDo = counts.new + counts.changed
  const whyNothing = counts.unclear > 0 ? text.unclearFirst : text.nothing
  return (
    <div
      data-ending
      className="sticky bottom-(--bottom-bar) short:static z-1 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-ground px-4 py-2 max-sm:*:grow md:mx-0 md:px-0 md:py-3"
    >
      <p role="status" className="grow text-s text-muted empty:hidden">
        {counts.unclear > 0 && text.leaves(counts.unclear)}
      </p>
      {results.problem !== undefined && <Banner tone="danger">{results.problem}</Banner>}
      <Button onClick={() => results.startAgain(results.text)}>{text.otherText}</Button>
      <Button
        variant="primary"
        refusal={toDo === 0 ? whyNothing : undefined}
        busy={results.isReading || results.isImporting}
        busyLabel={results.isReading ? text.reading : text.importing}
        onClick={results.importAll}
      >
        {text.import(toDo)}
      </Button>
    </div>
  )
}
