import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Select } from '#web/ui/select.tsx'

import type { MyTeam } from '../api/offer.ts'
import { choosableTeams } from './chosen-team.ts'

interface TeamChoiceProps {
  readonly teams: readonly MyTeam[]
  readonly team: MyTeam | undefined
  readonly onChange: (teamId: string) => void
}

/** Which team Premium is for. */
export function TeamChoice({ teams, team, onChange }: TeamChoiceProps) {
  const text = useText('premium')
  if (team === undefined) return <NoTeam />
  const choosable = choosableTeams(teams, team)
  if (choosable.length === 1) return <p className="font-medium">{text.forTeam(team.teamName)}</p>
  return (
    <Select
      label={text.team}
      options={choosable.map(({ teamId, teamName }) => ({ value: teamId, label: teamName }))}
      value={team.teamId}
      onChange={onChange}
      className="max-w-form"
    />
  )
}

function NoTeam() {
  const text = useText('premium')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>{text.noTeam}</p>
      <ButtonLink to={paths.createTeam}>{text.createTeam}</ButtonLink>
    </div>
  )
}
