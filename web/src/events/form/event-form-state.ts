import type { EventDraft, EventDraftInput } from '@touchline/contract/events/shapes/draft'
import type { FieldErrors } from '@touchline/contract/wire/errors'
import { isEventProblem } from '@touchline/domain/events/problems'
import type { UseFormReturn } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'

export type EventFormState = UseFormReturn<EventDraftInput, unknown, EventDraft>

export interface EventFields {
  readonly form: EventFormState
  /** The server's refusals by field. */
  readonly refused: FieldErrors
}

/** The error next to a field, or next to a group for any of its fields. */
export function useEventProblem({ form, refused }: EventFields) {
  const { problems } = useText('events')
  const { errors } = useText('wire')
  return (path: keyof EventDraftInput): string | undefined => {
    const key = messageIn(form.formState.errors[path]) ?? messageOf(refused, path)
    if (key === undefined) return undefined
    return isEventProblem(key) ? problems[key] : errors.invalid_input
  }
}

/** Turns empty text into null. */
export function orNull(text: string | null): string | null {
  return text === '' ? null : text
}

/** An error's message, or the first one among its nested fields. */
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
