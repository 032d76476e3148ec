import type { EventPage } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Card } from '#web/ui/card.tsx'

import { AnswerCounts } from './answer-counts.tsx'
import { countsOf, groupsOf, playersAndStaff } from './answer-groups.ts'
import { MessageInvited } from './message-invited.tsx'
import { MinimumStatus } from './minimum-status.tsx'
import { PeopleGroup, useRosterById } from './people-group.tsx'
import { PeopleGroups } from './people-groups.tsx'
import { peopleId } from './people-id.ts'
import { RemindSilent } from './remind-silent.tsx'

interface WhoComesProps {
  readonly event: EventPage
  /** What later capabilities say below the counts. */
  readonly outlook: ReactNode
  /** What later capabilities offer staff for these people. */
  readonly actions: ReactNode
}

/** The counts, staff actions, and names by answer; the team's staff last. */
export function Attendance({ event, outlook, actions }: WhoComesProps) {
  const { page: text } = useText('events')
  const isStaff = may(useActor(), 'events.edit')
  const known = useRosterById(event.teamId)
  const seesAll = isStaff || event.answerVisibility === 'everyone'
  const { players, staff } = playersAndStaff(event.answers)
  return (
    <Card
      id={peopleId}
      title={text.who}
      action={
        event.places !== null && (
          <span className="figures text-muted">
            {text.placesTaken(event.counts.going, event.places)}
          </span>
        )
      }
      className="scroll-mt-4 lg:col-start-1"
    >
      <AnswerCounts counts={seesAll ? countsOf(players) : event.counts} />
      {event.cancelledAt === null && <MinimumStatus event={event} />}
      {outlook}
      {isStaff && (
        <div className="no-print mt-3 flex flex-wrap gap-2">
          <RemindSilent event={event} />
          {actions}
          <MessageInvited event={event} />
        </div>
      )}
      <PeopleGroups event={event} groups={groupsOf(players, { forStaff: isStaff })} known={known} />
      {staff.length > 0 && (
        <section className="mt-6">
          <h3 className="figures text-m">
            {text.staff} <span className="font-normal text-muted">{staff.length}</span>
          </h3>
          <PeopleGroup event={event} people={staff} known={known} showsAnswer />
        </section>
      )}
    </Card>
  )
}
