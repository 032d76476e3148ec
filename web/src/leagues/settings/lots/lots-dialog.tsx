import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { withLot } from '@touchline/domain/leagues/lots'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { OrderList } from '#web/ui/order-list.tsx'

import { useSaveLots } from '../../api/parts.ts'
import { useLeagueProblem } from '../../use-league-problem.ts'

interface LotsDialogProps {
  readonly whole: LeagueDetails
  /** The teams in the draw. */
  readonly level: readonly string[]
  readonly onClose: () => void
}

/** The order drawn for level teams; refused if the league has changed since it was opened. */
export function LotsDialog({ whole, level, onClose }: LotsDialogProps) {
  const text = useText('leagueParts').lots
  const save = useSaveLots(whole.league)
  const problem = useLeagueProblem(save.error)
  const [drawn, setDrawn] = useState(level)
  const [{ league, lots }] = useState(whole)
  const names = new Map(whole.teams.map(({ id, name }) => [id, name]))

  return (
    <EntryDialog
      title={text.title}
      description={text.orderLabel}
      save={save}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(
          { version: league.version, lots: withLot(lots, drawn) },
          {
            onSuccess: onClose,
          },
        )
      }}
    >
      <OrderList
        label={text.orderLabel}
        items={drawn}
        keyOf={(id) => id}
        nameOf={(id) => names.get(id) ?? ''}
        onChange={setDrawn}
      />
    </EntryDialog>
  )
}
