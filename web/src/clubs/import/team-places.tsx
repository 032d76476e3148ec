import type { ClubImportPreview, ListPlace } from '@touchline/contract/clubs/shapes/import'
import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'
import { isolated } from '@touchline/domain/values/isolated'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Combobox } from '#web/ui/combobox.tsx'

import { useClubTeams } from '../api/teams.ts'
import { NewTeamDialog } from './new-team-dialog.tsx'
import { NewTeamLine } from './new-team-line.tsx'

type Named = ClubImportPreview['places'][number]
type NewTeam = ClubImportPreview['newTeams'][number]

interface TeamPlacesProps {
  readonly clubId: string
  readonly preview: ClubImportPreview
  readonly onPlace: (key: string, place: ListPlace) => void
  readonly onChange: (key: string, team: NewClubTeam) => void
}

/** Team names in the list, where their people go, and the effect. */
export function TeamPlaces({ clubId, preview, onPlace, onChange }: TeamPlacesProps) {
  const [edited, setEdited] = useState<NewTeam>()
  const options = useOptions(clubId, preview)
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {preview.places.map((named) => (
          <li
            key={named.key}
            className="grid items-center gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1fr)]"
          >
            <Name named={named} />
            <Choice named={named} options={options} onPlace={onPlace} />
            <Outcome named={named} preview={preview} onEdit={setEdited} />
          </li>
        ))}
      </ul>
      {edited && (
        <NewTeamDialog
          team={edited}
          onClose={() => setEdited(undefined)}
          onSave={(team) => onChange(edited.key, team)}
        />
      )}
    </>
  )
}

function Name({ named: { name, rows } }: { named: Named }) {
  const text = useText('clubImport')
  return (
    <p className="min-w-0 wrap-anywhere">
      <bdi className="font-medium">{name === '' ? text.noTeam : name}</bdi>{' '}
      <span className="figures text-s text-muted">{text.people(rows)}</span>
    </p>
  )
}

interface ChoiceProps {
  readonly named: Named
  readonly options: ReturnType<typeof useOptions>
  readonly onPlace: TeamPlacesProps['onPlace']
}

function Choice({ named, options, onPlace }: ChoiceProps) {
  const text = useText('clubImport')
  const label = text.place(named.name === '' ? text.noTeam : named.name)
  return (
    <Combobox
      label={label}
      labelHidden
      placeholder={text.choose}
      options={options}
      value={named.place === null ? null : valueOf(named.place)}
      onChange={(value) => onPlace(named.key, placeOf(value))}
    />
  )
}

interface OutcomeProps {
  readonly named: Named
  readonly preview: ClubImportPreview
  readonly onEdit: (team: NewTeam) => void
}

/** Details of a new team; changes in an existing one. */
function Outcome({ named, preview, onEdit }: OutcomeProps) {
  const { place } = named
  if (place === null || place.kind === 'left_out') return null
  if (place.kind === 'without_team')
    return <KnownTeam team={preview.teams.find(({ name }) => name === '')} isSure />
  if (place.kind === 'new') {
    const team = preview.newTeams.find(({ key }) => key === place.key)
    return team && <NewTeamLine team={team} onEdit={() => onEdit(team)} />
  }
  const team = preview.teams.find(({ teamId }) => teamId === place.teamId)
  return <KnownTeam team={team} isSure={named.isSure} />
}

interface KnownTeamProps {
  readonly team: ClubImportPreview['teams'][number] | undefined
  readonly isSure: boolean
}

function KnownTeam({ team, isSure }: KnownTeamProps) {
  const text = useText('clubImport')
  const { counts: say } = useText('memberImport')
  return (
    <p className="flex flex-wrap gap-2">
      {!isSure && <Badge tone="warning">{text.proposed}</Badge>}
      {team && team.counts.new > 0 && <Badge tone="good">{say.new(team.counts.new)}</Badge>}
      {team && team.counts.changed > 0 && (
        <Badge tone="warning">{say.changed(team.counts.changed)}</Badge>
      )}
      {team && team.counts.same > 0 && <Badge>{say.same(team.counts.same)}</Badge>}
      {team && team.questions > 0 && <Badge tone="warning">{text.questions(team.questions)}</Badge>}
    </p>
  )
}

/** Options: existing teams, a new team per name, and none. */
function useOptions(clubId: string, { places }: ClubImportPreview) {
  const text = useText('clubImport')
  const teams = useClubTeams({ clubId, enabled: true }).data ?? []
  return [
    ...teams.map(({ id, name }) => ({ value: `team:${id}`, label: name })),
    ...places.map(({ key, name }) => ({
      value: `new:${key}`,
      label: name === '' ? text.newUnnamed : text.newTeam(isolated(name)),
    })),
    { value: 'without_team', label: text.withoutTeam, description: text.withoutTeamHint },
    { value: 'left_out', label: text.leaveOut },
  ]
}

function valueOf(place: ListPlace): string {
  if (place.kind === 'team') return `team:${place.teamId}`
  return place.kind === 'new' ? `new:${place.key}` : place.kind
}

function placeOf(value: string): ListPlace {
  if (value.startsWith('team:')) return { kind: 'team', teamId: value.slice('team:'.length) }
  if (value.startsWith('new:')) return { kind: 'new', key: value.slice('new:'.length) }
  return { kind: value === 'without_team' ? 'without_team' : 'left_out' }
}
