import type { Event } from '@touchline/contract/events/shapes/event'
import { answerRefusal } from '@touchline/domain/events/answering'
import { mayRunEvents } from '@touchline/domain/events/permissions'
import { nextReminderAt } from '@touchline/domain/events/reminding'
import { BellRing } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import type { ButtonVariant } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useRemind } from './api/running.ts'
import { useFormProblem } from './use-form-problem.ts'
import { useNow } from './use-now.ts'

/** An event with when those without an answer were last reminded. */
export type Remindable = Event & { readonly remindedAt: string | null }

interface RemindSilentProps {
  readonly event: Remindable
  readonly variant?: ButtonVariant | undefined
}

/** One tap reminds everyone who hasn't answered; not again for some hours, which is said instead. */
export function RemindSilent({ event, variant = 'primary' }: RemindSilentProps) {
  const text = useText('running')
  const actor = useActor()
  const now = useNow()
  const remind = useRemind(event)

  const isClosed = answerRefusal({ ...actor, isAdmin: false, isCoach: false }, event, now)
  if (!mayRunEvents(actor) || isClosed !== undefined || event.counts.silent === 0) return null
  const last = event.remindedAt
  const again = nextReminderAt(last === null ? null : new Date(last))
  const isTooSoon = again !== undefined && again > now
  return (
    <>
      {!isTooSoon && (
        <Button
          size="s"
          variant={variant}
          icon={<BellRing aria-hidden />}
          busy={remind.isPending}
          busyLabel={text.reminding}
          onClick={() => remind.mutate()}
        >
          {text.remind(event.counts.silent)}
        </Button>
      )}
      <Outcome remind={remind} event={event} again={isTooSoon ? again : undefined} />
    </>
  )
}

interface OutcomeProps {
  readonly remind: ReturnType<typeof useRemind>
  readonly event: Remindable
  readonly again: Date | undefined
}

/** What the tap did, and from when there may be another one. */
function Outcome({ remind, event, again }: OutcomeProps) {
  const text = useText('running')
  const { moment, time } = useFormat()
  const problem = useFormProblem(remind.error)
  const { people, unreached } = remind.data ?? { people: 0, unreached: 0 }
  const { remindedAt, timeZone } = event
  return (
    <div role="status" className="figures order-last w-full text-s text-muted empty:hidden">
      {problem !== undefined && <p className="text-danger">{problem}</p>}
      {people > 0 && <p>{text.reminded(people)}</p>}
      {people === 0 && again !== undefined && remindedAt !== null && (
        <p>{text.remindedAt(moment(remindedAt, timeZone))}</p>
      )}
      {again !== undefined && <p>{text.remindAgain(time(again.toISOString(), timeZone))}</p>}
      {unreached > 0 && (
        <p>
          {text.unreached(unreached)}{' '}
          <TextLink to={paths.inviteMembers(event.teamId)}>{text.inviteParents}</TextLink>
        </p>
      )}
    </div>
  )
}
