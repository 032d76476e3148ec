import type { Member } from '@touchline/contract/members/shapes'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

import { fieldValue, replaceValue } from './field-values.ts'
import { type MemberValues, valuesOf } from './member-values.ts'

interface Conflicting {
  readonly member: Member
  readonly form: UseFormReturn<MemberValues>
  readonly seen: MemberValues
  readonly onSeen: (seen: MemberValues) => void
}

/** True if someone else saved fields of this form meanwhile. */
export function isConflict(error: unknown): boolean {
  return conflictingFields(error).length > 0
}

function conflictingFields(error: unknown): readonly string[] {
  return codeOf(error) === 'changed_meanwhile' ? Object.keys(fieldsOf(error)) : []
}

/** Fields that someone else saved during the edit; each needs a choice. */
export function useConflicts({ member, form, seen, onSeen }: Conflicting) {
  const [names, setNames] = useState<readonly string[]>([])
  const { dateSign } = useText('wire')
  const now = valuesOf(member, dateSign)

  /** Chooses one of the two values; saves nothing yet. */
  function settle(name: string, choice: 'theirs' | 'mine') {
    onSeen(replaceValue(seen, now, name))
    if (choice === 'theirs')
      form.reset(replaceValue(form.getValues(), now, name), { keepDefaultValues: true })
    setNames((open) => open.filter((other) => other !== name))
  }

  return {
    settle,
    tell: (error: unknown) => setNames(conflictingFields(error)),
    list: names.map((name) => ({
      name,
      theirs: fieldValue(now, name),
      mine: fieldValue(form.getValues(), name),
    })),
  }
}
