import type { EventDraft, EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { useForm } from 'react-hook-form'

import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { createDraftKeeper } from '#web/platform/forms/draft-keeper.ts'

import type { EventFormState } from './event-form-state.ts'
import { useProposedTitle } from './proposed-title.ts'

const check = createResolver<EventDraftInput, EventDraft>(
  async () => (await import('@touchline/contract/events/shapes/draft')).eventDraft,
)

const useKeptDraft = createDraftKeeper<EventDraftInput>()

/** The form of an event; without a title, type and opponent name it. */
export function useEventForm(teamId: string, initial: EventDraftInput): EventFormState {
  const proposedTitle = useProposedTitle(teamId)
  const form = useForm<EventDraftInput, unknown, EventDraft>({
    resolver: async (values, ...rest) =>
      check({ ...values, title: values.title.trim() || proposedTitle(values) }, ...rest),
    defaultValues: initial,
  })
  useKeptDraft(form)
  return form
}
