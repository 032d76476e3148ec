import type { ClubImportPreview } from '@touchline/contract/clubs/shapes/import'
import { Pencil } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useGenderWords } from '#web/teams/use-gender-words.ts'
import { Facts } from '#web/ui/facts.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { labelOf } from '#web/ui/label-of.ts'

interface NewTeamLineProps {
  readonly team: ClubImportPreview['newTeams'][number]
  readonly onEdit: () => void
}

/** A new team's details, and what is missing. */
export function NewTeamLine({ team, onEdit }: NewTeamLineProps) {
  const text = useText('clubImport')
  const { sports, ageGroups, formats } = useText('teams')
  const genders = useGenderWords(team.ageGroup)
  const lacks =
    team.name === '' ? text.needsName : team.ageGroup === null ? text.needsAge : undefined
  return (
    <div className="flex min-w-0 items-center justify-between gap-2">
      <div className="min-w-0 text-s wrap-anywhere">
        <p className="text-muted">
          <Facts
            of={[
              labelOf(sports, team.sport),
              team.ageGroup !== null && labelOf(ageGroups, team.ageGroup),
              genders[team.gender],
              team.format != null && formats[team.format],
            ]}
          />
        </p>
        {lacks && <p className="text-danger">{lacks}</p>}
      </div>
      <IconButton
        label={text.edit(team.name || text.newUnnamed)}
        icon={<Pencil aria-hidden />}
        onClick={onEdit}
      />
    </div>
  )
}
