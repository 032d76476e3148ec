import type { EventDraft, EventDraftInput } from '@touchline/contract/events/shapes/draft'
import type { Attachment } from '@touchline/contract/events/shapes/event'
import type { FieldErrors } from '@touchline/contract/wire/errors'
import { isMatch } from '@touchline/domain/events/event-types'
import { useWatch } from 'react-hook-form'

import { AnsweringSection } from './answering-section.tsx'
import { FormActions, type FormActionsProps } from './form-actions.tsx'
import { LazyClashes, LazyFiles, LazyMatchSection } from './lazy-sections.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { TitleSection } from './title-section.tsx'
import { TypeField } from './type-field.tsx'
import { useEventForm } from './use-event-form.ts'
import { WhenSection } from './when-section.tsx'
import { WhereSection } from './where-section.tsx'

interface EventFormProps extends FormActionsProps {
  readonly teamId: string
  readonly timeZone: string
  readonly initial: EventDraftInput
  readonly onSubmit: (draft: EventDraft) => void
  /** The server's refusals by field. */
  readonly refused: FieldErrors
  /** The existing files. */
  readonly files?: readonly Attachment[]
  /** Opened to change the time. */
  readonly asksTime?: boolean
  /** The event being edited. */
  readonly eventId?: string
  /** Whether the club may have conflicting events. */
  readonly mayClash?: boolean
}

/** The form of an event. Keeps the input after any refusal. */
export function EventForm(props: EventFormProps) {
  const form = useEventForm(props.teamId, props.initial)
  const type = useWatch({ control: form.control, name: 'type' })
  const fields = { form, refused: props.refused }
  const isNew = props.mode === 'create'

  return (
    <form
      className="grid max-w-form grid-cols-1 gap-6 lg:max-w-none lg:grid-cols-[minmax(0,var(--container-form))_minmax(18rem,1fr)] lg:gap-x-10"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((draft) => props.onSubmit(withoutMatch(draft)))(event)
      }
    >
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <TypeField form={form} />
        <WhenSection
          {...fields}
          teamId={props.teamId}
          timeZone={props.timeZone}
          mayRepeat={isNew}
          asksTime={props.asksTime}
        />
        {isMatch(type) && <LazyMatchSection {...fields} teamId={props.teamId} />}
        <WhereSection {...fields} teamId={props.teamId} />
        {props.mayClash === true && (
          <LazyClashes form={form} teamId={props.teamId} eventId={props.eventId} />
        )}
        <TitleSection {...fields} teamId={props.teamId} />
        <AnsweringSection {...fields} teamId={props.teamId} mayInvite={isNew} />
        <LazyFiles {...fields} before={props.files ?? []} />
        <FormActions {...props} />
      </div>
      <PreviewPane form={form} teamId={props.teamId} timeZone={props.timeZone} />
    </form>
  )
}

/** Clears the opponent if the event is no match. */
function withoutMatch(draft: EventDraft): EventDraft {
  if (isMatch(draft.type)) return draft
  return { ...draft, opponentId: null, opponent: null, homeAway: null, kit: null }
}
