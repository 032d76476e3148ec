import type { EventPage } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import { useEffect } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

import { useAnnounceNow, useUnreached } from './api/reach.ts'
import { useMarkSeen } from './api/running.ts'
import { useNow } from './use-now.ts'

/** For staff: when people are notified of a change, how many have seen it, and who to call. */
export function ChangeReadStatus({ event }: { event: EventPage }) {
  const mayKnow = may(useActor(), 'events.edit')
  const isOver = Date.parse(event.endsAt) < useNow().getTime()
  useSighting(event)
  const isNotified = event.cancelledAt !== null || event.announcedChangeAt !== null
  const isShown = mayKnow && !isOver && event.answers.length > 0
  if (!isShown || (!isNotified && event.announcesAt === null)) return null
  return (
    <section className="grid gap-2 rounded-control border border-line p-3">
      {event.announcesAt !== null && <Pending event={event} announcesAt={event.announcesAt} />}
      {isNotified && <Seen event={event} />}
    </section>
  )
}

function Seen({ event }: { event: EventPage }) {
  const { changing: text, seen } = useText('running')
  const all = event.answers.length
  const count = event.answers.filter(({ seenAt }) => seenAt !== null).length
  const words = event.cancelledAt === null ? text.seenTime : seen
  return (
    <>
      <p className="figures font-medium">{words(count, all)}</p>
      {count < all && <Unreached event={event} />}
    </>
  )
}

function Pending({ event, announcesAt }: { event: EventPage; announcesAt: string }) {
  const { changing: text } = useText('running')
  const { time } = useFormat()
  const announce = useAnnounceNow(event)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">{text.notifiedAt(time(announcesAt, event.timeZone))}</p>
      <Button
        size="s"
        busy={announce.isPending}
        busyLabel={text.telling}
        onClick={() => announce.mutate()}
      >
        {text.notifyNow}
      </Button>
    </div>
  )
}

/** Who hasn't seen it, each with numbers to call. */
function Unreached({ event }: { event: EventPage }) {
  const { changing: text } = useText('running')
  const unreached = useUnreached(event)
  if (unreached.data === undefined) return null
  return (
    <details>
      <summary className="cursor-pointer py-2">
        {text.notSeenYet(unreached.data.people.length)}
      </summary>
      <ul className="grid">
        {unreached.data.people.map(({ memberId, firstName, lastName, numbers }) => (
          <li
            key={memberId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">{`${firstName} ${lastName}`}</span>
            <span className="grid justify-items-end gap-1">
              {numbers.length === 0 && <span className="text-s text-muted">{text.noNumber}</span>}
              {numbers.map(({ name, phone }) => (
                <span key={`${name} ${phone}`} className="text-s">
                  {name === firstName ? '' : `${name} `}
                  <PhoneLink phone={phone} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Tells the server once that I have seen a change; after a failure, at the next opening. */
function useSighting(event: EventPage): void {
  const { mutate } = useMarkSeen(event)
  const { id, cancelledAt, startsAt, endsAt, location, hasMoved } = event
  useEffect(() => {
    if (cancelledAt !== null || hasMoved) mutate()
  }, [id, cancelledAt, startsAt, endsAt, location, hasMoved, mutate])
}
