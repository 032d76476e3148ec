import type { EventPage } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import { type LucideIcon, Repeat, Shirt, Timer, Users } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeamPage } from '#web/teams/api/team.ts'
import { actorOf } from '#web/teams/team-context.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import { describeRecurrence } from './describe-recurrence.ts'
import { readRecurrence } from './recurrence.ts'

export interface FactProps {
  readonly icon: LucideIcon
  readonly label?: string | undefined
  readonly children: ReactNode
}

interface LaterFactsProps {
  readonly event: EventPage
  /** The component for each line. */
  readonly line: ComponentType<FactProps>
}

/** Kit, deadline, repetition and, for staff, the audience if it isn't everyone. */
export function SecondaryFacts({ event, line: Fact }: LaterFactsProps) {
  const { page: text } = useText('events')
  const { moment } = useFormat()
  const { kit, answerUntil, cancelledAt, timeZone } = event
  return (
    <>
      <Fact icon={Shirt} label={text.kit}>
        {kit}
      </Fact>
      <Fact icon={Timer}>
        {answerUntil !== null &&
          cancelledAt === null &&
          text.answerUntil(moment(answerUntil, timeZone))}
      </Fact>
      <Fact icon={Repeat}>
        {event.rule !== null && <Repetition event={event} rule={event.rule} />}
      </Fact>
      {!event.asGuest && event.audience.kind !== 'everyone' && (
        <Invited event={event} line={Fact} />
      )}
    </>
  )
}

interface RepetitionProps {
  readonly event: EventPage
  readonly rule: string
}

/** For a rule that isn't ours, only says that it repeats. */
function Repetition({ event, rule }: RepetitionProps) {
  const { page, form } = useText('events')
  const { repeat: text } = useText('running')
  const format = useFormat()
  const rhythm = readRecurrence(rule)
  const words = { text, weekday: form.weekday, format }
  return rhythm ? describeRecurrence(rhythm, event.timeZone, words) : page.repeats
}

/** A guest's page has no actor, and team members may open it too. */
function Invited({ event: { teamId, audience }, line: Fact }: LaterFactsProps) {
  const { page, form } = useText('events')
  const { roles: words } = useText('members')
  const { list } = useFormat()
  const { data: team } = useTeamPage(teamId)
  if (!team || !may(actorOf(team), 'events.edit')) return null
  return (
    <Fact icon={Users} label={form.invited}>
      {audience.kind === 'roles' && list(audience.roles.map((role) => labelOf(words, role)))}
      {audience.kind === 'members' && page.invitedByHand(audience.memberIds.length)}
    </Fact>
  )
}
