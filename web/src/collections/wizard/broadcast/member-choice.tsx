import { isSearched, searchText } from '@touchline/domain/values/folding'
import { useState } from 'react'

import { useRoster } from '#web/members/api/roster.ts'
import { knownName } from '#web/members/known-name.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface MemberChoiceProps {
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** A list this long is searched. */
const searchedFrom = 10

/** Some of the roster, ticked by name. */
export function MemberChoice({ chosen, onChange }: MemberChoiceProps) {
  const text = useText('collectionWizard').broadcast
  const { loading, nothingFound } = useText('wire')
  const { team } = useTeam()
  const { language } = useLanguage()
  const roster = useRoster(team.id)
  const [search, setSearch] = useState('')
  if (roster.isPending) return <SkeletonRows label={loading} />
  if (roster.isLoadingError) return <LoadFailure title={text.membersFailed} query={roster} />

  const byName = new Intl.Collator(language).compare
  const people = (roster.data ?? [])
    .map(({ id, ...person }) => ({ id, name: knownName(person) }))
    .toSorted((one, other) => byName(one.name, other.name))
  const shown = people.filter(({ name }) => isSearched(searchText(name), search))

  function tick(id: string, isChosen: boolean) {
    const others = [...chosen].filter((other) => other !== id)
    onChange(new Set(isChosen ? [...others, id] : others))
  }

  if (people.length === 0) return <p className="text-muted">{text.noMembers}</p>
  return (
    <fieldset>
      <legend className="sr-only">{text.members}</legend>
      {people.length >= searchedFrom && (
        <SearchField label={text.members} value={search} onChange={setSearch} />
      )}
      <ul className="my-2 max-h-80 overflow-y-auto border-y border-line px-0.5 py-1">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Checkbox label={name} value={chosen.has(id)} onChange={(is) => tick(id, is)} />
          </li>
        ))}
        {shown.length === 0 && <li className="py-2 text-muted">{nothingFound}</li>}
      </ul>
      <p role="status" className="text-s text-muted">
        {text.chosen(chosen.size)}
      </p>
    </fieldset>
  )
}
