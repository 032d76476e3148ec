import type { Audience } from '@touchline/contract/events/shapes/draft'
import type { RosterMember } from '@touchline/contract/members/shapes'
import { isSearched, searchText } from '@touchline/domain/values/folding'
import { useState } from 'react'

import { knownName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { SearchField } from '#web/ui/search-field.tsx'

interface ChoiceProps {
  readonly members: readonly RosterMember[]
  readonly chosen: readonly string[]
  readonly onChange: (audience: Audience) => void
}

/** Everyone with certain roles. */
export function Roles({ members, chosen, onChange }: ChoiceProps) {
  const text = useText('events').form
  const { roles: words } = useText('members')
  const roles = [...new Set(members.map(({ role }) => role))].toSorted()
  return (
    <fieldset>
      <legend className="sr-only">{text.chooseRoles}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          label={labelOf(words, role)}
          value={chosen.includes(role)}
          onChange={(on) => onChange({ kind: 'roles', roles: toggled(chosen, role, on) })}
        />
      ))}
    </fieldset>
  )
}

/** People chosen individually. */
export function People({ members, chosen, onChange }: ChoiceProps) {
  const text = useText('events').form
  const { roles: words } = useText('members')
  const [search, setSearch] = useState('')
  const found = members
    .map(({ id, role, ...person }) => ({ id, role, name: knownName(person) }))
    .filter(({ name }) => isSearched(searchText(name), search))
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{text.chooseMembers}</legend>
      <SearchField value={search} onChange={setSearch} />
      <p aria-live="polite" className="text-s text-muted">
        {text.chosen(chosen.length)}
      </p>
      <div className="max-h-72 overflow-y-auto overscroll-contain rounded-control border border-line px-3">
        {found.map(({ id, name, role }) => (
          <Checkbox
            key={id}
            label={name}
            description={labelOf(words, role)}
            value={chosen.includes(id)}
            onChange={(on) => onChange({ kind: 'members', memberIds: toggled(chosen, id, on) })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function toggled(chosen: readonly string[], one: string, on: boolean): string[] {
  return on ? [...chosen, one] : chosen.filter((other) => other !== one)
}
