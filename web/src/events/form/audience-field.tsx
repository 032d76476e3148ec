import type { Audience } from '@touchline/contract/events/shapes/draft'
import type { Member } from '@touchline/contract/members/shapes'
import { useState } from 'react'
import { useController } from 'react-hook-form'

import { useRoster } from '#web/members/api/roster.ts'
import { knownName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { type EventFields, useEventProblem } from './event-form-state.ts'

const kinds = ['everyone', 'roles', 'members'] as const
const empty: Record<Audience['kind'], Audience> = {
  everyone: { kind: 'everyone' },
  roles: { kind: 'roles', roles: [] },
  members: { kind: 'members', memberIds: [] },
}

/** Everybody, certain roles, or people chosen by hand. */
export function AudienceField({ teamId, ...fields }: EventFields & { readonly teamId: string }) {
  const text = useText('events').form
  const { loading } = useText('wire')
  const problem = useEventProblem(fields)
  const { field } = useController({ control: fields.form.control, name: 'audience' })
  const roster = useRoster(teamId)
  const audience = field.value ?? empty.everyone

  return (
    <div className="grid gap-3">
      <div>
        <p aria-hidden className="mb-1.5 font-medium">
          {text.invited}
        </p>
        <SegmentedControl
          label={text.invited}
          segments={kinds.map((kind) => ({ value: kind, label: text.audience[kind] }))}
          value={audience.kind}
          onChange={(kind) => field.onChange(empty[kind])}
        />
      </div>
      {audience.kind !== 'everyone' && roster.isPending && (
        <SkeletonRows label={loading} count={3} />
      )}
      {audience.kind === 'roles' && roster.data && (
        <Roles members={roster.data} chosen={audience.roles} onChange={field.onChange} />
      )}
      {audience.kind === 'members' && roster.data && (
        <People members={roster.data} chosen={audience.memberIds} onChange={field.onChange} />
      )}
      <FieldError id="audience-problem" error={problem('audience')} />
    </div>
  )
}

interface ChoiceProps {
  readonly members: readonly Member[]
  readonly chosen: readonly string[]
  readonly onChange: (audience: Audience) => void
}

function Roles({ members, chosen, onChange }: ChoiceProps) {
  const text = useText('events').form
  const { roles: words } = useText('members')
  const roles = [...new Set(members.map(({ role }) => role))].toSorted()
  return (
    <fieldset>
      <legend className="sr-only">{text.chooseRoles}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          label={wordOf(words, role)}
          value={chosen.includes(role)}
          onChange={(on) => onChange({ kind: 'roles', roles: toggled(chosen, role, on) })}
        />
      ))}
    </fieldset>
  )
}

function People({ members, chosen, onChange }: ChoiceProps) {
  const text = useText('events').form
  const { roles: words } = useText('members')
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const found = members
    .map(({ id, role, ...person }) => ({ id, role, name: knownName(person) }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
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
            description={wordOf(words, role)}
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
