import type { Recipients } from '@touchline/contract/messages/shapes/conversation'
import { useId, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

import { hasLetters } from '../mentions.ts'
import { type Choice, toggleId } from './choice.ts'

interface PeopleFieldProps {
  readonly recipients: Recipients
  readonly choice: Choice
  readonly error: string | undefined
  readonly onChange: (choice: Choice) => void
}

/** Chooses people, and says what happens if one is a child. */
export function PeopleField({ recipients, choice, error, onChange }: PeopleFieldProps) {
  const text = useText('starting')
  const { list } = useFormat()
  const id = useId()
  const [search, setSearch] = useState('')
  const isFound = ({ name }: { readonly name: string }) => hasLetters(name, search)
  const members = recipients.members.filter(isFound)
  const guardians = recipients.guardians.filter(isFound)
  const count = choice.memberIds.length + choice.guardianIds.length
  return (
    <div className="grid gap-3" role="group" aria-label={text.named} aria-describedby={error && id}>
      <SearchField label={text.search} value={search} onChange={setSearch} />
      <p role="status" className="text-s text-muted">
        {text.chosen(count)}
      </p>
      <FieldError id={id} error={error} />
      {members.length + guardians.length === 0 && <p>{text.noPeopleFound}</p>}
      <div className="grid max-h-80 gap-3 overflow-y-auto rounded-control">
        <Group title={text.members} isEmpty={members.length === 0}>
          {members.map(({ memberId, name, reaches }) => (
            <Checkbox
              key={memberId}
              label={name}
              description={reaches === 'self' ? undefined : text.reaches[reaches]}
              value={choice.memberIds.includes(memberId)}
              disabled={reaches === 'nobody' && !choice.memberIds.includes(memberId)}
              onChange={() =>
                onChange({ ...choice, memberIds: toggleId(choice.memberIds, memberId) })
              }
            />
          ))}
        </Group>
        <Group title={text.parents} isEmpty={guardians.length === 0}>
          {guardians.map(({ guardianId, name, children }) => (
            <Checkbox
              key={guardianId}
              label={name}
              description={text.parentOf(list(children))}
              value={choice.guardianIds.includes(guardianId)}
              onChange={() =>
                onChange({ ...choice, guardianIds: toggleId(choice.guardianIds, guardianId) })
              }
            />
          ))}
        </Group>
      </div>
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly isEmpty: boolean
  readonly children: React.ReactNode
}

function Group({ title, isEmpty, children }: GroupProps) {
  if (isEmpty) return null
  return (
    <fieldset className="rounded-control border border-line px-3 py-1">
      <legend className="px-1 text-s text-muted">{title}</legend>
      {children}
    </fieldset>
  )
}
