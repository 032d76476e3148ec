import type { LeagueSummary } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { everySeason } from '#web/attendance/every-season.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useNameMissing } from './use-name-missing.ts'

interface NewLeagueDialogProps {
  readonly seasonId: string | undefined
  /** The league to copy: name, teams and rules. */
  readonly before: LeagueSummary | undefined
  readonly onClose: () => void
}

/** Name and season, then the wizard for everything else. */
export function NewLeagueDialog({ seasonId, before, onClose }: NewLeagueDialogProps) {
  const colon = useColon()
  const text = useText('leagues')
  const wire = useText('wire')
  const { team } = useTeam()
  const navigate = useNavigate()
  const seasons = useSeasons(team.id).data ?? []
  const [name, setName] = useState(before?.name ?? '')
  const running = seasons.find(({ status }) => status === 'current')?.id
  const [picked, setPicked] = useState<string | null>()
  const season = picked === undefined ? (seasonId ?? running ?? null) : picked
  const [isMissing, setMissing] = useState(false)

  const missing = useNameMissing()

  function create() {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const input = new URLSearchParams({ name: name.trim(), season: season ?? everySeason })
    if (before) input.set('from', before.id)
    void navigate(`${paths.leagueCreation(team.id)}?${input}`)
  }

  return (
    <Dialog open size="s" title={text.dialog.title} onOpenChange={(open) => open || onClose()}>
      <form noValidate className="grid gap-4" action={create}>
        {before && (
          <p className="text-muted">
            {text.dialog.goesOnWith}
            {colon} {before.name}
          </p>
        )}
        <TextField
          label={text.dialog.name}
          required
          maxLength={leagueLimits.nameLength}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isMissing ? missing : undefined}
        />
        <OptionalSelect
          label={text.dialog.season}
          noneLabel={text.allSeasons}
          options={seasons.map(({ id, name: label }) => ({ value: id, label }))}
          value={season}
          onChange={setPicked}
        />
        <DialogActions>
          <Button onClick={onClose}>{wire.cancel}</Button>
          <Button type="submit" variant="primary">
            {text.dialog.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
