import type { RosterMember } from '@touchline/contract/members/shapes'
import { useMemo } from 'react'

import { useActor } from '#web/teams/team-context.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { twoLineStyle } from '#web/ui/two-line-style.ts'

import { useKnownFields } from '../api/fields.ts'
import { ownColumn } from '../table-columns.ts'
import { useCustomWords } from './use-custom-words.ts'

/** A table column for each of the team's own fields. */
export function useOwnColumns(): Readonly<Record<string, Omit<Column<RosterMember>, 'key'>>> {
  const fields = useKnownFields(useActor().teamId)
  const words = useCustomWords()
  return useMemo(
    () =>
      Object.fromEntries(
        fields.map((field) => [
          ownColumn(field.id),
          {
            header: field.name,
            cell: ({ custom }: RosterMember) => {
              const value = words(field, custom[field.id])
              if (value === '') return null
              return (
                <span className={cx(twoLineStyle(value), 'max-w-48 text-s wrap-break-word')}>
                  {value}
                </span>
              )
            },
          },
        ]),
      ),
    [fields, words],
  )
}
