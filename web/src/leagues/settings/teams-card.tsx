import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'

import { useComplaint } from '#web/members/use-complaint.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useAddTeam, useRemoveTeam } from '../api/settings.ts'
import { TeamName } from '../team-name.tsx'
import { useLeagueProblem } from '../use-league-problem.ts'

/** Who plays in the league; a team that has a match stays. */
export function TeamsCard({ whole }: { whole: WholeLeague }) {
  const text = useText('leagueSettings')
  const { league, teams, matches } = whole
  const complain = useComplaint()
  const remove = useRemoveTeam(league)
  const playing = new Set(matches.flatMap(({ home, away }) => [home, away]))
  return (
    <Card title={text.teams}>
      <ul className="mb-4 divide-y divide-line">
        {teams.map((team) => (
          <li key={team.id} className="flex min-h-12 items-center justify-between gap-3 py-1">
            <TeamName team={team} />
            {team.isOurs && <Badge>{text.ours}</Badge>}
            {!team.isOurs && !playing.has(team.id) && (
              <IconButton
                label={text.removeTeam(team.name)}
                icon={<X aria-hidden />}
                onClick={() => remove.mutate(team, { onError: complain })}
              />
            )}
          </li>
        ))}
      </ul>
      <NewTeam league={league} />
    </Card>
  )
}

function NewTeam({ league }: Pick<WholeLeague, 'league'>) {
  const text = useText('leagueSettings')
  const toast = useToast()
  const add = useAddTeam(league)
  const problem = useLeagueProblem(add.error)
  const [name, setName] = useState('')

  function save() {
    if (name.trim() === '') return
    add.mutate(name.trim(), {
      onSuccess: () => {
        setName('')
        toast({ title: text.teamAdded })
      },
    })
  }

  return (
    <form noValidate action={save} className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-52 grow"
        label={text.newTeam}
        maxLength={leagueLimits.nameLength}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem}
      />
      <Button type="submit" icon={<Plus aria-hidden />} busy={add.isPending}>
        {text.addTeam}
      </Button>
    </form>
  )
}
