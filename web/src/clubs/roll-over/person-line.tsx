import type { RollOverTeam } from '@touchline/contract/clubs/shapes/roll-over'
import { ArrowRight, TriangleAlert } from 'lucide-react'

import { knownName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Select } from '#web/ui/select.tsx'

import type { RollOverLine } from './roll-over-view.ts'

interface PersonLineProps {
  readonly line: RollOverLine
  readonly teams: readonly RollOverTeam[]
  readonly onChoose: (memberId: string, teamId: string) => void
}

/** A person with the reason, and a select for the new team. */
export function PersonLine({ line, teams, onChoose }: PersonLineProps) {
  const text = useText('rollOver')
  const name = knownName(line)
  const isMoving = line.teamId !== line.fromTeamId
  const open = teams.filter(({ id }) => !line.alsoIn.includes(id))
  const options = open.map((team) => ({
    value: team.id,
    label: team.id === line.fromTeamId ? text.staysHere(team.name) : team.name,
  }))
  const why = line.isChosen ? text.youChose : text.outcomes[line.outcome]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 grow basis-64 items-center gap-3">
        <Avatar id={line.memberId} name={line} size="s" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="flex flex-wrap gap-x-3 text-s text-muted">
            {line.age !== null && <span className="figures">{text.age(line.age)}</span>}
            <span>{why}</span>
          </p>
          {line.sameNumber !== undefined && (
            <p className="flex items-center gap-1.5 text-s wrap-anywhere text-warning">
              <TriangleAlert className="size-4 shrink-0" aria-hidden />
              {text.jersey(line.jerseyNumber ?? '', line.sameNumber)}
            </p>
          )}
        </div>
      </div>
      <div className="flex w-full min-w-0 items-center gap-2 sm:w-80">
        <ArrowRight
          className={isMoving ? 'size-5 shrink-0 text-accent-ink' : 'size-5 shrink-0 text-muted'}
          aria-hidden
        />
        <Select
          label={text.whereTo(name)}
          labelHidden
          className="min-w-0 grow"
          options={options}
          value={line.teamId}
          onChange={(teamId) => onChoose(line.memberId, teamId)}
        />
      </div>
    </li>
  )
}
