import type { EventPage } from '@touchline/contract/events/shapes/event'
import { answerRefusal } from '@touchline/domain/events/answering'
import { mayRunEvents } from '@touchline/domain/events/permissions'
import { nextReminderAt } from '@touchline/domain/events/reminding'
import { BellRing } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useRemind } from './api/running.ts'
import { useFormProblem } from './use-form-problem.ts'
import { useNow } from './use-now.ts'

/** One tap reminds all who have not answered; not again for some hours. */
export function RemindSilent({ event }: { event: EventPage }) {
  const text = useText('running')
  const { moment } = useFormat()
  const toast = useToast()
  const actor = useActor()
  const now = useNow()
  const remind = useRemind(event)
  const problem = useFormProblem(remind.error)

  const isClosed = answerRefusal({ ...actor, isAdmin: false, isCoach: false }, event, now)
  if (!mayRunEvents(actor) || isClosed !== undefined) return null
  const last = event.remindedAt
  const again = nextReminderAt(last === null ? null : new Date(last))
  return (
    <div className="no-print mt-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="s"
          icon={<BellRing aria-hidden />}
          disabled={again !== undefined && again > now}
          busy={remind.isPending}
          busyLabel={text.reminding}
          onClick={() =>
            remind.mutate(undefined, {
              onSuccess: ({ people, unreached }) =>
                toast({
                  title: text.reminded(people),
                  description: unreached > 0 ? text.unreached(unreached) : undefined,
                }),
            })
          }
        >
          {text.remind}
        </Button>
        {last !== null && (
          <span className="figures text-s text-muted">
            {text.remindedAt(moment(last, event.timeZone))}
          </span>
        )}
      </div>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
    </div>
  )
}
