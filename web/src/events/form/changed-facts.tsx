import type { EventFact } from '@touchline/domain/events/changes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useVenues } from '#web/teams/api/belongings.ts'

import type { EventEdit } from '../api/running.ts'
import { describeFact } from './describe-fact.ts'

interface ChangedFactsProps {
  readonly teamId: string
  readonly difference: readonly EventFact[]
  readonly edit: Pick<EventEdit, 'was' | 'changes'>
}

/** The changed facts with their old and new values. */
export function ChangedFacts({ teamId, difference, edit }: ChangedFactsProps) {
  const { facts, types } = useText('events')
  const { day } = useFormat()
  const { data = [] } = useVenues(teamId)
  const venues = new Map(data.map(({ id, name }) => [id, name]))
  // A place may be saved or free text: two fields with one label.
  const named = new Map(withoutMovedEnd(difference, edit).map((fact) => [facts[fact], fact]))
  return (
    <ul className="list-disc pl-5">
      {[...named].map(([name, fact]) => {
        const was = describeFact(fact, edit.was, { types, day, venues })
        const becomes = describeFact(fact, edit.changes, { types, day, venues })
        return (
          <li key={name} className="wrap-anywhere">
            {name}
            {was !== becomes && (
              <span className="figures block">
                <del dir="auto" className="text-muted">
                  {was || '–'}
                </del>
                <span aria-hidden> › </span>
                <ins dir="auto" className="no-underline">
                  {becomes || '–'}
                </ins>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** An end that only moves along with the day is not listed. */
function withoutMovedEnd(
  difference: readonly EventFact[],
  { changes }: ChangedFactsProps['edit'],
): readonly EventFact[] {
  const goesAlong = changes.endTime === undefined && difference.includes('startsAt')
  return difference.filter((fact) => !(fact === 'endsAt' && goesAlong))
}
