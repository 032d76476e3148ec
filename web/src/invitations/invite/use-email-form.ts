import {
  maxAddresses,
  readAddresses,
  appendAddresses,
} from '@touchline/domain/invitations/addresses'
import { type SubmitEvent, useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useInvite } from '../api/invitations.ts'
import { useInvitedToast } from './use-invited-toast.ts'

/** Recognises addresses while they are typed, and sends the invitations. */
export function useEmailForm(teamId: string, onRefused: () => void) {
  const text = useText('invitations').invite
  const { team } = useTeam()
  const toast = useToast()
  const showInvited = useInvitedToast()
  const complain = useErrorToast({ too_many_requests: text.dailyLimit })
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState(() => text.defaultMessage(team.name))
  const [problem, setProblem] = useState<string>()
  const invite = useInvite(teamId)
  const { valid, invalid } = readAddresses(typed)

  function refusal(): string | undefined {
    if (invalid.length > 0) return text.invalid(invalid.join(', '))
    if (valid.length > maxAddresses) return text.tooMany(maxAddresses)
    return valid.length === 0 ? text.emailsRequired : undefined
  }

  function send() {
    invite.mutate(
      { emails: [...valid], message },
      {
        onSuccess: ({ results }) => {
          showInvited(results)
          setTyped('')
        },
        onError: complain,
      },
    )
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const refused = refusal()
    setProblem(refused)
    if (refused === undefined) return send()
    onRefused()
    if (invalid.length > 0) toast({ title: text.invalidTitle, description: refused, tone: 'error' })
  }

  function type(text: string) {
    setTyped(text)
    setProblem(undefined)
  }

  return {
    typed,
    type,
    addTyped: (addresses: readonly string[]) => type(appendAddresses(typed, addresses)),
    message,
    setMessage,
    problem,
    submit,
    understood: valid.length,
    busy: invite.isPending,
  }
}
