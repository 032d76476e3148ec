import { errorReason } from '#web/invitations/reason.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useDecide, type Decision } from '../api.ts'
import type { Owner } from '../owner.ts'

/** Decides, and says what became of it, the first bill included. */
export function useDecision(owner: Owner) {
  const text = useText('registrations')
  const toast = useToast()
  const { mutate, error, isPending, reset } = useDecide(owner)
  const reason = useReason(error)
  const problem = errorReason(error) === 'blocked' ? text.blocked : (reason ?? text.notDecided)
  const decide = (decision: Decision, said: string, onDone?: () => void) =>
    mutate(decision, {
      onSuccess: ({ bill }) => {
        onDone?.()
        toast({ title: bill === null ? said : `${said}. ${text.bills[bill]}` })
      },
    })
  return { decide, problem: error === null ? undefined : problem, isPending, forget: reset }
}
