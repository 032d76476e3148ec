import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import { leagueLimits } from '@touchline/domain/leagues/limits'

import { PictureField } from '#web/files/picture-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { TeamFields } from '../../api/parts.ts'

interface TeamLooksProps {
  readonly team: LeagueTeam
  readonly fields: Pick<TeamFields, 'name' | 'shortName' | 'isOurs'>
  /** The server's problem with the name. */
  readonly nameProblem: string | undefined
  readonly onChange: (fields: Partial<TeamFields>) => void
}

/** Name, logo, and whether it is our team. */
export function TeamLooks({ team, fields, nameProblem, onChange }: TeamLooksProps) {
  const text = useText('leagueParts').teams
  const { name, shortName, isOurs } = fields
  return (
    <>
      <TextField
        label={text.name}
        required
        maxLength={leagueLimits.nameLength}
        autoComplete="off"
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={name.trim() === '' ? text.nameRequired : nameProblem}
      />
      <TextField
        label={text.shortName}
        maxLength={20}
        autoComplete="off"
        value={shortName ?? ''}
        onChange={({ target }) => onChange({ shortName: target.value || null })}
      />
      <PictureField
        label={text.logo}
        purpose="opponent_logo"
        current={team.logo?.thumb}
        busyLabel={text.uploading}
        onChange={(logoFileId) => onChange({ logoFileId })}
      />
      <Checkbox
        label={text.isOurs}
        description={text.isOursText}
        value={isOurs}
        onChange={(chosen) => onChange({ isOurs: chosen })}
      />
    </>
  )
}
