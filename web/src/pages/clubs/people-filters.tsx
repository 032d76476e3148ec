import type { ClubPeopleWanted } from '@touchline/contract/clubs/shapes/members'
import type { ClubTeam } from '@touchline/contract/teams/shapes/mine'

import type { ClubWatch } from '#web/clubs/api/club.ts'
import { useClubTeams } from '#web/clubs/api/teams.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { wordOf } from '#web/ui/word-of.ts'

export type PeopleWish = Pick<ClubPeopleWanted, 'search' | 'teamId' | 'ageGroup'>

interface PeopleFiltersProps {
  readonly watch: ClubWatch
  readonly wish: PeopleWish
  readonly onChange: (part: Partial<PeopleWish>) => void
}

const everyTeam = 'all'

/** By name, team and age group; a choice that no team of the club offers is not there. */
export function PeopleFilters({ watch, wish, onChange }: PeopleFiltersProps) {
  const text = useText('clubs').page
  const { ageGroups: words } = useText('teams')
  const teams = useClubTeams(watch).data ?? []
  const ageGroups = ageGroupsOf(teams)
  const teamOptions = teams.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="mb-3 flex flex-wrap gap-3">
      <SearchField
        value={wish.search}
        onChange={(search) => onChange({ search })}
        label={text.searchPeople}
        className="w-full sm:w-72"
      />
      {teams.length > 1 && (
        <Combobox
          label={text.teamFilter}
          labelHidden
          className="min-w-0 grow basis-44 sm:max-w-64"
          options={[{ value: everyTeam, label: text.allTeams }, ...teamOptions]}
          value={wish.teamId ?? everyTeam}
          onChange={(id) => onChange({ teamId: id === everyTeam ? undefined : id })}
        />
      )}
      {ageGroups.length > 1 && (
        <OptionalSelect
          label={text.ageFilter}
          labelHidden
          className="min-w-0 grow basis-44 sm:max-w-48"
          noneLabel={text.allAges}
          placeholder={text.allAges}
          options={ageGroups.map((value) => ({ value, label: wordOf(words, value) }))}
          value={wish.ageGroup ?? null}
          onChange={(ageGroup) => onChange({ ageGroup: ageGroup ?? undefined })}
        />
      )}
    </div>
  )
}

/** In the order of the teams: U8 stands before U10. */
function ageGroupsOf(teams: readonly ClubTeam[]): string[] {
  return [...new Set(teams.flatMap(({ ageGroup }) => ageGroup ?? []))].toSorted((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  )
}
