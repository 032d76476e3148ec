import type { Event, EventPage } from '@touchline/contract/events/shapes/event'
import { isForAdults } from '@touchline/domain/teams/age-bands'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import type { useRemind } from './api/running.ts'
import { useFormProblem } from './use-form-problem.ts'

/** An event with when players without an answer were last reminded, and who would be now. */
export type Remindable = Event & Pick<EventPage, 'remindedAt' | 'toRemind'>

interface ReminderOutcomeProps {
  readonly remind: ReturnType<typeof useRemind>
  readonly event: Remindable
  readonly again: Date | undefined
}

/** The result of the reminder, who it can't reach, and when the next one is possible. */
export function ReminderOutcome({ remind, event, again }: ReminderOutcomeProps) {
  const text = useText('running')
  const { moment, time } = useFormat()
  const problem = useFormProblem(remind.error)
  const { people, unreached } = remind.data ?? {
    unreached: event.toRemind?.unreached ?? 0,
    people: 0,
  }
  const { remindedAt, timeZone } = event
  return (
    <div role="status" className="figures order-last w-full text-s text-muted empty:hidden">
      {problem !== undefined && <p className="text-danger">{problem}</p>}
      {people > 0 && <p>{text.reminded(people)}</p>}
      {people === 0 && again !== undefined && remindedAt !== null && (
        <p>{text.remindedAt(moment(remindedAt, timeZone))}</p>
      )}
      {again !== undefined && <p>{text.remindAgain(time(again.toISOString(), timeZone))}</p>}
      <Unreached event={event} count={unreached} />
    </div>
  )
}

function Unreached({ event, count }: { event: Remindable; count: number }) {
  const text = useText('running')
  const { team } = useTeam()
  if (count === 0) return null
  return (
    <p>
      {text.unreached(count)}{' '}
      <TextLink to={paths.inviteMembers(event.teamId)}>
        {isForAdults(team.ageGroup) ? text.inviteThem : text.inviteParents}
      </TextLink>
    </p>
  )
}
