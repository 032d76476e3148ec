import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import { useState } from 'react'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'

import { type TeamFields, useChangeTeam } from '../../api/parts.ts'
import { useLeagueProblem } from '../../use-league-problem.ts'
import { FairPlayField } from './fair-play-field.tsx'
import { StruckOutFields } from './struck-out-fields.tsx'
import { TeamLooks } from './team-looks.tsx'

interface TeamDialogProps {
  readonly league: LeagueDetails['league']
  readonly team: LeagueTeam
  readonly onClose: () => void
}

/** A team's name and logo, whether it is ours, and whether it has left the league. */
export function TeamDialog({ league, team, onClose }: TeamDialogProps) {
  const text = useText('leagueParts').teams
  const save = useChangeTeam(league)
  const problem = useLeagueProblem(save.error)
  const refused = useRefusedFields(save.error)
  const [changes, setChanges] = useState<Partial<TeamFields>>({})
  const fields = { ...team, ...changes }
  const change = (more: Partial<TeamFields>) => setChanges((before) => ({ ...before, ...more }))
  const isNameless = fields.name.trim() === ''

  function keep() {
    if (isNameless) return
    save.mutate(
      { team, changes },
      {
        onSuccess: onClose,
      },
    )
  }

  return (
    <EntryDialog
      title={text.title}
      description={team.name}
      save={save}
      problem={refused.isMarked ? undefined : problem}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TeamLooks team={team} fields={fields} nameProblem={refused.name} onChange={change} />
      <FairPlayField
        value={fields.fairPlay}
        error={refused.fairPlay}
        onChange={(fairPlay) => change({ fairPlay })}
      />
      <StruckOutFields value={fields.struckOut} onChange={(struckOut) => change({ struckOut })} />
    </EntryDialog>
  )
}

/** Errors shown beside their fields. */
function useRefusedFields(error: unknown) {
  const { problems } = useText('leagues')
  const fields = fieldsOf(error)
  const name = fields['name'] === 'team_taken' ? problems.team_taken : undefined
  const fairPlay = 'changes.fairPlay' in fields ? problems.points_invalid : undefined
  return { name, fairPlay, isMarked: name !== undefined || fairPlay !== undefined }
}
