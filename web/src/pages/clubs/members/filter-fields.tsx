import type { ClubFilter } from '@touchline/contract/clubs/shapes/filters'
import { membershipKinds } from '@touchline/domain/clubs/memberships/options'

import { useClubTeams } from '#web/clubs/api/teams.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import type { Option } from '#web/ui/select.tsx'

import type { PeopleListQuery } from './use-people-wish.ts'

export type FilterName = Exclude<keyof ClubFilter, 'search'>

/** The most used ones are next to the search where there is room. */
export const firstFilters = ['teamId', 'entered', 'fee'] as const satisfies readonly FilterName[]
export const otherFilters = [
  'state',
  'membership',
  'ageGroup',
  'age',
  'reach',
  'pictures',
  'check',
  'number',
] as const satisfies readonly FilterName[]

interface FilterFieldsProps {
  readonly clubId: string
  readonly listQuery: PeopleListQuery
  readonly names: readonly FilterName[]
  /** Next to the search, the options name their field. */
  readonly areLabelled: boolean
}

export function FilterFields({ clubId, listQuery, names, areLabelled }: FilterFieldsProps) {
  const choices = useFilterChoices(clubId)
  return names.map((name) => {
    const { label, none, options } = choices[name]
    // The list of teams loads later: keeps its place.
    if (options.length === 0 && name !== 'teamId') return null
    if (name === 'teamId')
      return (
        <Combobox
          key={name}
          label={label}
          labelHidden={!areLabelled}
          className="sm:w-44"
          options={[{ value: '', label: none }, ...options]}
          value={listQuery.filter.teamId ?? ''}
          onChange={(teamId) => listQuery.change({ teamId })}
        />
      )
    return (
      <OptionalSelect
        key={name}
        label={label}
        labelHidden={!areLabelled}
        className={areLabelled ? '' : 'sm:w-44'}
        noneLabel={none}
        placeholder={none}
        options={options}
        value={listQuery.filter[name] ?? null}
        onChange={(value) => listQuery.change({ [name]: value ?? undefined })}
      />
    )
  })
}

interface Choices {
  readonly label: string
  readonly none: string
  readonly options: readonly Option[]
}

function useFilterChoices(clubId: string): Readonly<Record<FilterName, Choices>> {
  const text = useText('clubMembers')
  const { filters: words, fees, kinds } = text
  const { ageGroups } = useText('teams')
  const teams = useClubTeams({ clubId, enabled: true }).data ?? []
  const ages = [...new Set(teams.flatMap(({ ageGroup }) => ageGroup ?? []))].toSorted((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  )
  const memberships = [
    ...optionsOf(membershipKinds, kinds),
    { value: 'none' as const, label: text.noRecord },
  ]
  return {
    teamId: {
      label: words.team,
      none: words.allTeams,
      options: teams.map(({ id, name }) => ({ value: id, label: name })),
    },
    ageGroup: {
      label: words.ageGroup,
      none: words.allAges,
      options: ages.map((value) => ({ value, label: labelOf(ageGroups, value) })),
    },
    entered: choicesOf(words.entered, words.anyEntry, words.entries),
    fee: choicesOf(words.fee, words.anyFee, fees),
    age: choicesOf(words.age, words.anyAge, words.ages),
    reach: choicesOf(words.reach, words.anyReach, words.reaches),
    pictures: choicesOf(words.pictures, words.anyPictures, words.picturesAre),
    check: choicesOf(words.check, words.anyCheck, words.checksAre),
    number: choicesOf(words.number, words.anyNumber, words.numbers),
    membership: { label: words.membership, none: words.anyMembership, options: memberships },
    state: {
      label: words.state,
      none: words.states.current,
      options: [
        { value: 'former', label: words.states.former },
        { value: 'all', label: words.states.all },
      ],
    },
  }
}

function choicesOf(label: string, none: string, words: Readonly<Record<string, string>>): Choices {
  return {
    label,
    none,
    options: Object.entries(words).map(([value, said]) => ({ value, label: said })),
  }
}
