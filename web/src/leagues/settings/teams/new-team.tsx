import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useAddTeam } from '../../api/parts.ts'
import { useLeagueProblem } from '../../use-league-problem.ts'

export function NewTeam({ league }: Pick<LeagueDetails, 'league'>) {
  const text = useText('leagueSettings')
  const add = useAddTeam(league)
  const problem = useLeagueProblem(add.error)
  const { nameRequired } = useText('leagueParts').teams
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)

  function save() {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    add.mutate(name.trim(), {
      onSuccess: () => {
        setName('')
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
        onChange={({ target }) => {
          setName(target.value)
          setMissing(false)
        }}
        error={isMissing ? nameRequired : problem}
      />
      <Button type="submit" icon={<Plus aria-hidden />} busy={add.isPending}>
        {text.addTeam}
      </Button>
    </form>
  )
}
