import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { OrderList } from '#web/ui/order-list.tsx'

import { useOrderTeams } from '../../api/parts.ts'
import { useLeagueProblem } from '../../use-league-problem.ts'

interface OrderDialogProps {
  readonly whole: LeagueDetails
  readonly onClose: () => void
}

/** The order of teams in lists; refused if it has changed since the dialog opened. */
export function OrderDialog({ whole, onClose }: OrderDialogProps) {
  const text = useText('leagueParts').teams
  const save = useOrderTeams(whole.league)
  const problem = useLeagueProblem(save.error)
  const [{ version }] = useState(whole.league)
  const [teams, setTeams] = useState<LeagueDetails['teams']>(whole.teams)
  // Removed teams are left out; new ones follow.
  const here = new Set(whole.teams.map(({ id }) => id))

  return (
    <EntryDialog
      title={text.order}
      description={text.orderText}
      save={save}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(
          { version, order: teams.map(({ id }) => id).filter((id) => here.has(id)) },
          {
            onSuccess: onClose,
          },
        )
      }}
    >
      <OrderList
        label={text.order}
        items={teams}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onChange={(ordered) => setTeams([...ordered])}
      />
    </EntryDialog>
  )
}
