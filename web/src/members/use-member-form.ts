import type { Member } from '@touchline/contract/members/shapes'
import { customRefusals } from '@touchline/domain/members/custom-fields'
import { mayEditField } from '@touchline/domain/members/permissions'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { useKnownFields } from './api/fields.ts'
import { useChangeMember } from './api/member.ts'
import { isMemberField, type MemberField, type MemberValues, valuesOf } from './member-values.ts'
import type { FormPlace } from './read-member.ts'
import { useConflicts } from './use-conflicts.ts'
import { useFieldSentence } from './use-field-sentence.ts'
import { useToday } from './use-today.ts'

/** Reading a form takes the shapes of the contract: fetched when there is something to read. */
const fetchReader = () => import('./read-member.ts')

interface MemberFormWish {
  readonly member: Member
  readonly onSaved: () => void
  /** Shows the tab of the field that is refused; `custom` stands for the team's own fields. */
  readonly onRefused: (field: MemberField | 'custom') => void
}

/** The form of a member over all its tabs; sends what was changed, with what was seen before. */
export function useMemberForm({ member, onSaved, onRefused }: MemberFormWish) {
  const text = useText('members')
  const { errors: sentences } = useText('wire')
  const toast = useToast()
  const actor = useActor()
  const today = useToday()
  const sentence = useFieldSentence()
  const fields = useKnownFields(actor.teamId)
  const place = { today, fields }
  const change = useChangeMember({ teamId: actor.teamId, memberId: member.id })
  const [seen, setSeen] = useState(() => valuesOf(member))
  const form = useForm<MemberValues>({
    defaultValues: seen,
    resolver: resolverFor(place, (field) => mayEditField(actor, member.id, field)),
  })
  const conflicts = useConflicts({ member, form, seen, onSeen: setSeen })
  const { errors, dirtyFields } = form.formState

  async function save(values: MemberValues) {
    const { editOf } = await fetchReader()
    const edit = editOf(seen, values, place)
    if (Object.keys(edit.changes).length === 0) return onSaved()
    change.mutate(edit, {
      onSuccess: () => {
        toast({ title: text.profile.saved })
        onSaved()
      },
      onError: (error) => {
        const code = codeOf(error)
        conflicts.tell(error)
        const why =
          code === 'changed_meanwhile' ? text.validation.changedMeanwhile : sentences[code]
        toast({ title: text.profile.failed, description: why, tone: 'error' })
      },
    })
  }

  return {
    form,
    submit: form.handleSubmit(save, (refused) => {
      const [first] = Object.keys(refused)
      if (first === 'custom' || isMemberField(first)) onRefused(first)
    }),
    busy: change.isPending,
    isDirty: Object.keys(dirtyFields).length > 0,
    fields,
    conflicts,
    isLocked: (field: MemberField) => !mayEditField(actor, member.id, field),
    problem: (field: MemberField) => sentence(field, errors[field]?.type),
    ownProblem: (fieldId: string) => {
      const refusal = customRefusals.find((known) => known === errors.custom?.[fieldId]?.type)
      return refusal && text.fields.refused[refusal]
    },
  }
}

export type MemberForm = ReturnType<typeof useMemberForm>

function resolverFor(
  place: FormPlace,
  mayEdit: (field: string) => boolean,
): Resolver<MemberValues> {
  return async (values) => {
    const { readMember } = await fetchReader()
    const read = readMember(values, place)
    if (read.kind === 'fields') return { values, errors: {} }
    const errors: FieldErrors<MemberValues> = {}
    for (const [field, type] of Object.entries(read.problems))
      if (isMemberField(field) && mayEdit(field)) errors[field] = { type }
    const own = Object.entries(read.custom).map(([id, type]) => [id, { type }] as const)
    if (own.length > 0) errors.custom = Object.fromEntries(own)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
