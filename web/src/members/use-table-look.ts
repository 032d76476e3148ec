import { useMemo, useState } from 'react'

import { forgetStored, readStored, writeStored } from '#web/platform/browser-storage.ts'
import { useActor } from '#web/teams/team-context.tsx'

import {
  choosableColumns,
  readColumns,
  type ShownColumn,
  usualColumns,
  withColumn,
} from './table-columns.ts'
import { useHasFamily } from './use-has-family.ts'

export type Arrangement = 'table' | 'cards'

/** Columns, and rows or cards: stored per account in this browser. */
export function useTableLook() {
  const { accountId } = useActor()
  const columnsKey = `touchline-member-columns-${accountId}`
  const arrangementKey = `touchline-member-arrangement-${accountId}`
  const [columns, setColumns] = useState<readonly ShownColumn[]>(() =>
    readColumns(readStored(columnsKey)),
  )
  const [arrangement, setArrangement] = useState<Arrangement>(() =>
    readStored(arrangementKey) === 'cards' ? 'cards' : 'table',
  )

  function showColumn(column: ShownColumn, isShown: boolean) {
    const next = withColumn(columns, { column, isShown })
    setColumns(next)
    writeStored(columnsKey, next.join(' '))
  }

  function showUsual() {
    setColumns(usualColumns)
    forgetStored(columnsKey)
  }

  function arrange(next: Arrangement) {
    setArrangement(next)
    writeStored(arrangementKey, next)
  }

  const hasFamilies = useHasFamily()()
  const ofTeam = useMemo(
    () => (hasFamilies ? columns : columns.filter((column) => column !== 'parent')),
    [columns, hasFamilies],
  )
  const choosable = choosableColumns.filter((column) => column !== 'parent' || hasFamilies)
  return { columns: ofTeam, choosable, showColumn, showUsual, arrangement, arrange }
}

export type TableLook = ReturnType<typeof useTableLook>
