import type { Message } from '@touchline/contract/messages/shapes/message'
import { useCallback } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { type Change, useChangeMessage } from '../api/changes.ts'
import type { Place } from '../api/keys.ts'

/** Changes a message and reports a refusal. */
export function useMessageChange(place: Place): (message: Message, change: Change) => void {
  const { errors } = useText('wire')
  const toast = useToast()
  const { mutate } = useChangeMessage(place)
  return useCallback(
    (message, change) =>
      mutate(
        { message, change },
        { onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }) },
      ),
    [mutate, toast, errors],
  )
}
