import type { EventPage } from '@touchline/contract/events/shapes/event'
import { answerRefusal } from '@touchline/domain/events/answer-refusal'
import { may } from '@touchline/domain/teams/permissions'
import { Send } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { useInviteNow } from './api/running.ts'
import { useFormProblem } from './use-form-problem.ts'
import { useNow } from './use-now.ts'

/** Says that an event invites people later or by hand; staff can invite now. */
export function InvitesLaterNotice({ event }: { event: EventPage }) {
  const text = useText('running').asking
  const { moment } = useFormat()
  const toast = useToast()
  const actor = useActor()
  const now = useNow()
  const ask = useInviteNow(event)
  const problem = useFormProblem(ask.error)
  const { invitation, timeZone } = event
  const isClosed = answerRefusal({ ...actor, isAdmin: false, isCoach: false }, event, now)
  if (invitation.kind === 'sent' && ask.isSuccess)
    return (
      <h2 ref={takeFocus} tabIndex={-1} className="sr-only">
        {text.asked}
      </h2>
    )
  if (invitation.kind === 'sent') return null
  if (isClosed !== undefined)
    return may(actor, 'events.edit') && <AskedTooLate event={event} now={now} />
  return (
    <Card className="no-print">
      <p>
        {invitation.kind === 'by_hand'
          ? text.byHand
          : text.waiting(moment(invitation.at, timeZone))}
      </p>
      {may(actor, 'events.edit') && (
        <Button
          className="mt-3"
          variant="primary"
          icon={<Send aria-hidden />}
          busy={ask.isPending}
          onClick={() => ask.mutate(undefined, { onSuccess: () => toast({ title: text.asked }) })}
        >
          {text.ask}
        </Button>
      )}
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
    </Card>
  )
}

/** Explains to staff why an event with a passed deadline sends no invitations. */
function AskedTooLate({ event, now }: { event: EventPage; now: Date }) {
  const text = useText('running').asking
  if (event.cancelledAt !== null || Date.parse(event.endsAt) <= now.getTime()) return null
  return <Card className="no-print">{text.tooLate}</Card>
}

/** Moves the focus here once the pressed button is gone. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}
