import { answerRefusal } from '@touchline/domain/events/answer-refusal'
import { nextReminderAt } from '@touchline/domain/events/reminding'
import { may } from '@touchline/domain/teams/permissions'
import { BellRing } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import type { ButtonVariant } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'

import { useRemind } from './api/running.ts'
import { type Remindable, ReminderOutcome } from './reminder-outcome.tsx'
import { useNow } from './use-now.ts'

interface RemindSilentProps {
  readonly event: Remindable
  readonly variant?: ButtonVariant | undefined
}

/** Reminds players without an answer; then shows when it is possible again. */
export function RemindSilent({ event, variant = 'primary' }: RemindSilentProps) {
  const text = useText('running')
  const actor = useActor()
  const now = useNow()
  const remind = useRemind(event)

  const isClosed = answerRefusal({ ...actor, isAdmin: false, isCoach: false }, event, now)
  if (!may(actor, 'events.edit') || isClosed !== undefined) return null
  const people = event.toRemind?.people ?? 0
  if (people === 0 && remind.data === undefined) return null
  const again = againAt(event, now)
  return (
    <>
      {again === undefined && people > 0 && (
        <Button
          size="s"
          variant={variant}
          icon={<BellRing aria-hidden />}
          busy={remind.isPending}
          busyLabel={text.reminding}
          onClick={() => remind.mutate()}
        >
          {text.remind(people)}
        </Button>
      )}
      <ReminderOutcome remind={remind} event={event} again={again} />
    </>
  )
}

/** When another reminder is possible; undefined if now. */
function againAt({ remindedAt }: Remindable, now: Date): Date | undefined {
  const again = nextReminderAt(remindedAt === null ? null : new Date(remindedAt))
  return again !== undefined && again > now ? again : undefined
}
