import type { EventDraft, EventDraftInput } from '@touchline/contract/events/shapes/draft'
import type { FieldErrors } from '@touchline/contract/wire/errors'
import { isEventProblem } from '@touchline/domain/events/problems'
import type { UseFormReturn } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'

export type EventFormState = UseFormReturn<EventDraftInput, unknown, EventDraft>

export interface EventFields {
  readonly form: EventFormState
  /** What the server refused, by field. */
  readonly refused: FieldErrors
}

/** The sentence beside a refused field, or beside a group of fields for any of them. */
export function useEventProblem({ form, refused }: EventFields) {
  const { problems } = useText('events')
  const { errors } = useText('wire')
  return (path: keyof EventDraftInput): string | undefined => {
    const key = messageIn(form.formState.errors[path]) ?? messageOf(refused, path)
    if (key === undefined) return undefined
    return isEventProblem(key) ? problems[key] : errors.invalid_input
  }
}

/** Empty text is no text. */
export function orNull(text: string | null): string | null {
  return text === '' ? null : text
}

/** The message of an error, or the first one of the fields below it. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || error instanceof Element) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const [name, inner] of Object.entries(error)) {
    const message = name === 'ref' ? undefined : messageIn(inner)
    if (message !== undefined) return message
  }
  return undefined
}

function messageOf(refused: FieldErrors, path: string): string | undefined {
  const found = Object.entries(refused).find(
    ([name]) => name === path || name.startsWith(`${path}.`),
  )
  return found?.[1]
}
