import type { Notification } from '@touchline/contract/notifications/shapes'
import { type SpanTexts, spanInWords } from '@touchline/domain/events/span-in-words'
import type { NotificationKind } from '@touchline/domain/notifications/kinds'
import { forWhom, sentenceOf } from '@touchline/text/notifications/sentence'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'

import { type Format, useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { useColon } from '#web/platform/language/use-colon.ts'
import { cx } from '#web/ui/cx.ts'
import { Facts } from '#web/ui/facts.tsx'

import { useMarkRead } from './api.ts'
import { LineMenu } from './line-menu.tsx'
import { pathOfNotification } from './place.ts'

interface NotificationLineProps {
  readonly line: Notification
  readonly now: Date
  readonly onLeave: (() => void) | undefined
}

/** Who, what and when; one tap leads there, and it is read. */
export function NotificationLine({ line, now, onLeave }: NotificationLineProps) {
  const text = useText('notifications')
  const colon = useColon()
  const format = useFormat()
  const markRead = useMarkRead()
  const details = useDetails(line)

  function follow() {
    if (!line.isRead) markRead.mutate(line.id)
    onLeave?.()
  }

  return (
    <li
      className={cx(
        'relative flex items-start gap-1 hover:bg-hover',
        !line.isRead && 'bg-sunken/60 shadow-[inset_3px_0_0_var(--signal)]',
      )}
    >
      <Link
        to={pathOfNotification(line)}
        onClick={follow}
        className="flex min-w-0 grow items-start gap-3 py-3 pr-1 pl-4 -outline-offset-2"
      >
        <Mark of={line.team ?? line.club} />
        <span className="grid min-w-0 gap-0.5">
          <span className={cx('text-m leading-snug', !line.isRead && 'font-semibold')}>
            {!line.isRead && <span className="sr-only">{`${text.unread}${colon} `}</span>}
            {sentenceOf(line, text, format.list)}
          </span>
          {details.length > 0 && (
            <span className="text-s">
              <Facts of={details} />
            </span>
          )}
          <time
            dateTime={line.createdAt}
            title={format.moment(line.createdAt, localTimeZone())}
            className="text-s text-muted"
          >
            {format.ago(line.createdAt, now)}
          </time>
        </span>
      </Link>
      {line.team !== null && line.kind !== 'team_deleted' && <LineMenu team={line.team} />}
    </li>
  )
}

/** The colour of the team or club; what concerns the account has none. */
function Mark({ of }: { of: Notification['team'] }) {
  if (of === null)
    return <ShieldCheck className="mt-0.5 size-4.5 shrink-0 text-muted" aria-hidden />
  return (
    <span
      aria-hidden
      className="m-1 mt-1.5 size-2.5 shrink-0 rounded-full ring-1 ring-edge"
      style={{ backgroundColor: of.color }}
    />
  )
}

/** Several people or tasks, one event. */
const severalOfOneEvent: readonly NotificationKind[] = [
  'moved_up',
  'withdrawn_late',
  'task_given',
  'task_taken_back',
  'lift_given',
  'lift_ended',
]
const namesTheTeam: readonly NotificationKind[] = ['event_created', 'guest_asked']

/** "Lions U12 · Sat 14 Mar, 10:30 · for Leo" */
function useDetails(line: Notification): readonly string[] {
  const text = useText('notifications')
  const format = useFormat()
  if (line.kind === 'signed_in' || line.kind === 'password_changed') return [text.notYou]
  const { event, count, team, kind } = line
  const isAboutOne = event !== null && (count === 1 || severalOfOneEvent.includes(kind))
  const when = isAboutOne ? whenIn(event, text.changes, format) : undefined
  const whose = isAboutOne && !namesTheTeam.includes(kind) ? team?.name : undefined
  return [whose, when, forWhom(line, text, format.list)].filter((word) => word !== undefined)
}

/** "Sat 14 Mar, 10:30", or the days of what lasts longer. */
function whenIn(
  event: NonNullable<Notification['event']>,
  text: SpanTexts,
  { moment }: Pick<Format, 'moment'>,
): string {
  const { whole, isSeveralDays } = spanInWords(event, event.timeZone, text)
  return isSeveralDays || event.isAllDay ? whole : moment(event.startsAt, event.timeZone)
}
