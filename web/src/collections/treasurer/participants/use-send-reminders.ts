import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useRemind } from '../api/participants.ts'

/** Sends reminders and reports how many were sent. */
export function useSendReminders(key: CollectionKey) {
  const text = useText('treasurer').people
  const toast = useToast()
  const complain = useErrorToast()
  const reminder = useRemind(key)
  return {
    isBusy: reminder.isPending,
    remind: (whom: readonly string[] | 'everybody', onDone?: () => void) =>
      reminder.mutate(whom, {
        onSuccess: ({ count }) => {
          toast({ title: text.reminded(count), tone: count === 0 ? 'error' : 'good' })
          onDone?.()
        },
        onError: complain,
      }),
  }
}
