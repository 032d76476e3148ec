import type { EventDraft, EventDraftInput } from '@touchline/contract/events/shapes/draft'
import type { Attachment } from '@touchline/contract/events/shapes/event'
import type { FieldErrors } from '@touchline/contract/wire/errors'
import { isMatch } from '@touchline/domain/events/event-types'
import { useForm, useWatch } from 'react-hook-form'

import { checkedBy } from '#web/platform/forms/checked-by.ts'
import { keptDraft } from '#web/platform/forms/kept-draft.ts'

import { AttachmentsField } from '../files/attachments-field.tsx'
import { AnsweringSection } from './answering-section.tsx'
import { FormActions, type FormActionsProps } from './form-actions.tsx'
import { MatchSection } from './match-section.tsx'
import { MovedWarning } from './moved-warning.tsx'
import { WhatSection } from './what-section.tsx'
import { WhenSection } from './when-section.tsx'
import { WhereSection } from './where-section.tsx'

interface EventFormProps extends FormActionsProps {
  readonly teamId: string
  readonly timeZone: string
  readonly initial: EventDraftInput
  readonly onSubmit: (draft: EventDraft) => void
  /** What the server refused, by field. */
  readonly refused: FieldErrors
  /** The files it has already. */
  readonly files?: readonly Attachment[]
}

const useKeptDraft = keptDraft<EventDraftInput>()

/** What a coach writes about an event. Keeps what was typed, whatever is refused. */
export function EventForm(props: EventFormProps) {
  const form = useForm<EventDraftInput, unknown, EventDraft>({
    resolver: checkedBy(
      async () => (await import('@touchline/contract/events/shapes/draft')).eventDraft,
    ),
    defaultValues: props.initial,
  })
  useKeptDraft(form)
  const type = useWatch({ control: form.control, name: 'type' })
  const fields = { form, refused: props.refused }
  const isNew = props.mode === 'create'

  return (
    <form
      className="grid max-w-form grid-cols-1 gap-6"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((draft) => props.onSubmit(withoutMatch(draft)))(event)
      }
    >
      <WhatSection {...fields} />
      <WhenSection {...fields} timeZone={props.timeZone} mayRepeat={isNew} />
      {isMatch(type) && <MatchSection {...fields} teamId={props.teamId} />}
      <WhereSection {...fields} teamId={props.teamId} />
      <AnsweringSection {...fields} teamId={props.teamId} mayInvite={isNew} />
      <AttachmentsField {...fields} before={props.files ?? []} />
      {!isNew && <MovedWarning form={form} />}
      <FormActions {...props} />
    </form>
  )
}

/** What was typed about an opponent goes when it is no match after all. */
function withoutMatch(draft: EventDraft): EventDraft {
  if (isMatch(draft.type)) return draft
  return { ...draft, opponentId: null, opponent: null, homeAway: null, kit: null }
}
