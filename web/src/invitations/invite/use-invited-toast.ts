import type { InvitationResults } from '@touchline/contract/invitations/shapes'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

type Results = InvitationResults['results']

/** Reports the result of sending, with the names of those who needed no email. */
export function useInvitedToast(): (results: Results) => void {
  const { invite: text, words } = useText('invitations')
  const toast = useToast()
  return (results) => {
    const of = (outcome: Results[number]['outcome']) =>
      results.filter((result) => result.outcome === outcome).map(({ email }) => email)
    const [sent, again, members] = [of('invited'), of('already_invited'), of('already_member')]
    const messageTo = (where: Results[number]['messageTo']) =>
      results
        .filter((result) => result.messageTo === where)
        .map(({ email }) => email)
        .join(', ')
    const [redirected, leftOut] = [messageTo('guardians'), messageTo('nobody')]
    const lines = [
      sent.length > 0 && text.sent(sent.length),
      again.length > 0 && text.alreadyInvited(again.join(', ')),
      members.length > 0 && text.alreadyMember(members.join(', ')),
      redirected !== '' && words.toGuardians(redirected),
      leftOut !== '' && words.leftOut(leftOut),
    ].filter((line) => line !== false)
    const [first, ...others] = sent.length > 0 ? [text.sentTitle, ...lines] : lines
    toast({ title: first ?? text.sentTitle, description: others.join(' ') || undefined })
  }
}
