import type { Member } from '@touchline/contract/members/shapes'
import { mayEditField } from '@touchline/domain/members/permissions'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { useChangeMember } from './api/member.ts'
import {
  editOf,
  type MemberField,
  type MemberValues,
  readMember,
  valuesOf,
} from './member-values.ts'
import { useFieldSentence } from './use-field-sentence.ts'
import { useToday } from './use-today.ts'

interface MemberFormWish {
  readonly member: Member
  readonly onSaved: () => void
  /** Shows the tab of the field that is refused. */
  readonly onRefused: (field: MemberField) => void
}

/** The form of a member over all its tabs; sends what was changed, with what was seen before. */
export function useMemberForm({ member, onSaved, onRefused }: MemberFormWish) {
  const text = useText('members')
  const { errors: sentences } = useText('wire')
  const toast = useToast()
  const actor = useActor()
  const today = useToday()
  const sentence = useFieldSentence()
  const change = useChangeMember({ teamId: actor.teamId, memberId: member.id })
  const [seen, setSeen] = useState(() => valuesOf(member))
  const form = useForm<MemberValues>({
    defaultValues: seen,
    resolver: resolverFor(today, (field) => mayEditField(actor, member.id, field)),
  })
  const { errors, dirtyFields } = form.formState

  function save(values: MemberValues) {
    const edit = editOf(seen, values, today)
    if (Object.keys(edit.changes).length === 0) return onSaved()
    change.mutate(edit, {
      onSuccess: () => {
        toast({ title: text.profile.saved })
        onSaved()
      },
      onError: (error) => {
        const code = codeOf(error)
        const why =
          code === 'changed_meanwhile' ? text.validation.changedMeanwhile : sentences[code]
        toast({ title: text.profile.failed, description: why, tone: 'error' })
      },
    })
  }

  /** Takes over what others saved meanwhile; what was typed here stays. */
  function lookAgain() {
    const now = valuesOf(member)
    setSeen(now)
    form.reset(now, { keepDirtyValues: true })
    change.reset()
  }

  return {
    form,
    submit: form.handleSubmit(save, (refused) => {
      const [first] = Object.keys(refused)
      if (isField(first)) onRefused(first)
    }),
    busy: change.isPending,
    isDirty: Object.keys(dirtyFields).length > 0,
    hasConflict: change.isError && codeOf(change.error) === 'changed_meanwhile',
    lookAgain,
    isLocked: (field: MemberField) => !mayEditField(actor, member.id, field),
    problem: (field: MemberField) => sentence(field, errors[field]?.type),
  }
}

export type MemberForm = ReturnType<typeof useMemberForm>

function resolverFor(today: string, mayEdit: (field: string) => boolean): Resolver<MemberValues> {
  return (values) => {
    const read = readMember(values, today)
    if (read.kind === 'fields') return { values, errors: {} }
    const errors: FieldErrors<MemberValues> = {}
    for (const [field, type] of Object.entries(read.problems))
      if (isField(field) && mayEdit(field)) errors[field] = { type }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}

function isField(name: string | undefined): name is MemberField {
  return name !== undefined && Object.hasOwn(fieldNames, name)
}

const fieldNames: Record<MemberField, true> = {
  firstName: true,
  lastName: true,
  nickname: true,
  email: true,
  phone: true,
  dateOfBirth: true,
  gender: true,
  address: true,
  position: true,
  jerseyNumber: true,
  licenceNumber: true,
  notes: true,
  role: true,
  isAdmin: true,
}
