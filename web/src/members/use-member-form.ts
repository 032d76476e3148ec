import type { Member } from '@touchline/contract/members/shapes'
import { mayEditField } from '@touchline/domain/members/permissions'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { useChangeMember } from './api/member.ts'
import { readCustomRefusal, loadMemberReader, resolverFor } from './member-resolver.ts'
import { isMemberField, type MemberField, type MemberValues, valuesOf } from './member-values.ts'
import { useCoachOffer } from './use-coach-offer.ts'
import { isConflict, useConflicts } from './use-conflicts.ts'
import { useFieldSentence } from './use-field-sentence.ts'
import { useFormPlace } from './use-form-place.ts'

interface MemberFormInput {
  readonly member: Member
  readonly onSaved: () => void
  /** Opens the tab with the refused field; `custom` means the team's own fields. */
  readonly onRefused: (field: MemberField | 'custom') => void
}

/** The member form across all tabs; sends changed fields with their previous values. */
export function useMemberForm({ member, onSaved, onRefused }: MemberFormInput) {
  const text = useText('members')
  const { errors: sentences, dateSign } = useText('wire')
  const toast = useToast()
  const actor = useActor()
  const sentence = useFieldSentence()
  const place = useFormPlace(actor.teamId)
  const change = useChangeMember({ teamId: actor.teamId, memberId: member.id })
  const [seen, setSeen] = useState(() => valuesOf(member, dateSign))
  const form = useForm<MemberValues>({
    defaultValues: seen,
    resolver: resolverFor(place, (field) => mayEditField(actor, member.id, field)),
  })
  const conflicts = useConflicts({ member, form, seen, onSeen: setSeen })
  const { errors, dirtyFields } = form.formState
  const coachOffer = useCoachOffer(member, { form, seen })

  async function save(values: MemberValues) {
    const { memberChanges } = await loadMemberReader()
    const edit = coachOffer.added(memberChanges(seen, values, place))
    if (Object.keys(edit.changes).length === 0) return onSaved()
    change.mutate(edit, {
      onSuccess: () => {
        onSaved()
      },
      onError: (error) => {
        conflicts.tell(error)
        if (isConflict(error)) return
        const code = codeOf(error)
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
    fields: place.fields,
    conflicts,
    coachOffer,
    isLocked: (field: MemberField) => !mayEditField(actor, member.id, field),
    problem: (field: MemberField) => sentence(field, errors[field]?.type),
    ownProblem: (fieldId: string) => {
      const refusal = readCustomRefusal(errors.custom?.[fieldId]?.type)
      return refusal && text.fields.refused[refusal]
    },
  }
}

export type MemberForm = ReturnType<typeof useMemberForm>
