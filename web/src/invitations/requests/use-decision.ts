import type { JoinRequest } from '@touchline/contract/invitations/shapes'

import { fullName } from '#web/members/known-name.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useApprove, useDecline } from '../api/requests.ts'
import { errorReason } from '../reason.ts'

/** Approves or declines a request and shows the result. */
export function useDecision(teamId: string, request: JoinRequest) {
  const text = useText('invitations').requests
  const { errors } = useText('wire')
  const toast = useToast()
  const approval = useApprove(teamId)
  const refusal = useDecline(teamId)

  function complain(error: unknown) {
    const code = codeOf(error)
    const meanwhile = errorReason(error) === 'blocked' ? text.blocked : text.decidedMeanwhile
    const isDecided = code === 'conflict' || code === 'not_found'
    toast({ title: isDecided ? meanwhile : errors[code], tone: 'error' })
  }

  return {
    isApproving: approval.isPending,
    isDeclining: refusal.isPending,
    approve: (memberId: string | undefined) =>
      approval.mutate(
        { requestId: request.id, ...(memberId === undefined ? {} : { memberId }) },
        {
          onSuccess: () => toast({ title: text.approved(fullName(request)) }),
          onError: complain,
        },
      ),
    decline: (note: string) =>
      refusal.mutate(
        { requestId: request.id, ...(note.trim() === '' ? {} : { note }) },
        { onSuccess: () => toast({ title: text.declined }), onError: complain },
      ),
  }
}
