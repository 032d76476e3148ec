import type { EventDraft, EventDraftInput } from '@touchline/contract/events/shapes/draft'
import type { FieldErrors } from '@touchline/contract/wire/errors'
import { isMatch } from '@touchline/domain/events/event-types'
import { useForm, useFormState, useWatch } from 'react-hook-form'

import { checkedBy } from '#web/platform/forms/checked-by.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { AnsweringSection } from './answering-section.tsx'
import type { EventFormState } from './event-form-state.ts'
import { FormActions, type FormActionsProps } from './form-actions.tsx'
import { MatchSection } from './match-section.tsx'
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
}

/** What a coach writes about an event. Keeps what was typed, whatever is refused. */
export function EventForm(props: EventFormProps) {
  const form = useForm<EventDraftInput, unknown, EventDraft>({
    resolver: checkedBy(
      async () => (await import('@touchline/contract/events/shapes/draft')).eventDraft,
    ),
    defaultValues: props.initial,
  })
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
      {!isNew && <MovedWarning form={form} />}
      <FormActions {...props} />
    </form>
  )
}

/** Answers were given to a day, a time and a place. */
function MovedWarning({ form }: { form: EventFormState }) {
  const text = useText('events').form
  const { dirtyFields } = useFormState({ control: form.control })
  const { date, startTime, endTime, venueId, location } = dirtyFields
  if (![date, startTime, endTime, venueId, location].includes(true)) return null
  return <Banner tone="warning">{text.movedWarning}</Banner>
}

/** What was typed about an opponent goes when it is no match after all. */
function withoutMatch(draft: EventDraft): EventDraft {
  if (isMatch(draft.type)) return draft
  return { ...draft, opponentId: null, opponent: null, homeAway: null, kit: null }
}
