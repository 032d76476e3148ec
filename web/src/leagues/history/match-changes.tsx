import type { MatchChange } from '@touchline/contract/leagues/shapes/history'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { ChangeInWords } from './change-in-words.tsx'
import { changedFacts } from './changed-facts.ts'

interface MatchChangesProps {
  readonly changes: readonly MatchChange[]
  readonly timeZone: string
}

/** Changes with author, latest first. */
export function MatchChanges({ changes, timeZone }: MatchChangesProps) {
  return (
    <ol className="divide-y divide-line">
      {changes.map((change) => (
        <HistoryEntry key={change.id} by={change.by} at={change.at} timeZone={timeZone}>
          <What change={change} />
        </HistoryEntry>
      ))}
    </ol>
  )
}

function What({ change }: { change: MatchChange }) {
  const text = useText('matchHistory')
  const { what, before, after, isImported } = change
  if (what === 'confirmed' || after === null) return <p>{text.confirmed}</p>
  return (
    <>
      {(isImported || before === null) && (
        <p>
          {[before === null && text.added, isImported && text.imported].filter(Boolean).join(' · ')}
        </p>
      )}
      <ul>
        {changedFacts({ before, after }).map((changed) => (
          <ChangeInWords key={changed.fact} {...changed} />
        ))}
      </ul>
    </>
  )
}

interface HistoryEntryProps {
  readonly by: string | null
  readonly at: string
  readonly timeZone: string
  readonly children: ReactNode
}

export function HistoryEntry({ by, at, timeZone, children }: HistoryEntryProps) {
  const text = useText('matchHistory')
  const { moment } = useFormat()
  return (
    <li className="py-2">
      <p className="text-s wrap-anywhere text-muted">
        {moment(at, timeZone)} · {by || text.somebody}
      </p>
      {children}
    </li>
  )
}
