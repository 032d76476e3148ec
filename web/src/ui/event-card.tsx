import { Ban, ChevronRight, Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { cx } from './cx.ts'

/** Matches show where they are played; `match` while unknown. */
export type EventKind = 'practice' | 'home' | 'away' | 'neutral' | 'match' | 'other'

export interface EventCardProps {
  /** "14" and "Mar", in the team's time zone. */
  readonly day: string
  readonly month: string
  readonly weekday: string
  readonly kind: EventKind
  /** The kind in words, because colour alone isn't accessible. */
  readonly kindLabel: string
  readonly kindIcon: ReactNode
  /** The child or team it belongs to, in lists of several. */
  readonly owner?: ReactNode
  readonly title: string
  /** The heading level on this page; h3 by default. */
  readonly heading?: 'h2' | 'h3' | undefined
  readonly to?: string | undefined
  readonly time: string
  readonly place?: ReactNode
  /** Replaces the kind of a cancelled event. */
  readonly cancelledLabel?: string | undefined
  /** The reader's answer, as an AnswerControl. */
  readonly answer?: ReactNode
  /** The answers, as an AnswerBar. */
  readonly answers?: ReactNode
  /** Actions for staff, below the numbers. */
  readonly actions?: ReactNode
}

const edges: Record<EventKind, string> = {
  practice: 'border-l-practice',
  home: 'border-l-home',
  away: 'border-l-away',
  neutral: 'border-l-neutral',
  match: 'border-l-signal',
  other: 'border-l-silent',
}

/** An event in a list, on the dashboard or in a conversation. */
export function EventCard(props: EventCardProps) {
  const Heading = props.heading ?? 'h3'
  const cancelled = props.cancelledLabel !== undefined
  return (
    <article
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)] gap-3 rounded-r-surface border border-l-4 border-line bg-surface p-4 print:break-inside-avoid',
        edges[props.kind],
      )}
    >
      {/* With large text, the kind wraps below the day. */}
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <div className={cx('w-12 pt-0.5 text-center', cancelled && 'text-muted')}>
          <div className="text-s text-muted">{props.weekday}</div>
          <div className="figures font-head text-xl leading-8 font-bold">{props.day}</div>
          <div className="text-s text-muted">{props.month}</div>
        </div>
        <div className="min-w-0 grow basis-28">
          {props.owner}
          <p className="flex items-start gap-1.5 text-s text-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:translate-y-0.5">
            {cancelled ? <Ban aria-hidden /> : props.kindIcon}
            <span className="min-w-0 wrap-anywhere">{props.cancelledLabel ?? props.kindLabel}</span>
          </p>
          <Heading
            className={cx(
              'line-clamp-4 text-l wrap-anywhere',
              cancelled && 'text-muted line-through',
            )}
          >
            <Title {...props} />
          </Heading>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-muted [&_svg]:size-4.5 [&_svg]:shrink-0">
            <span className="figures inline-flex items-center gap-1.5">
              <Clock aria-hidden />
              {props.time}
            </span>
            {props.place && (
              <span className="inline-flex min-w-0 items-center gap-1.5">
                <MapPin aria-hidden />
                <span className="line-clamp-3 min-w-0 wrap-anywhere">{props.place}</span>
              </span>
            )}
          </p>
        </div>
      </div>
      <Above>{props.answer}</Above>
      {props.answers}
      <Above>{props.actions}</Above>
    </article>
  )
}

/** Places buttons above the link that covers the card. */
function Above({ children }: { children: ReactNode }) {
  return <div className="relative empty:hidden">{children}</div>
}

function Title({ to, title }: Pick<EventCardProps, 'to' | 'title'>) {
  if (to === undefined) return title
  return (
    // The link covers the whole card.
    <Link to={to} className="after:absolute after:inset-0 after:rounded-r-surface hover:underline">
      {title}
      {/* Without a pointer, the arrow is the only hint that it is a link. */}
      <ChevronRight
        aria-hidden
        className="ml-0.5 inline size-5 align-[-0.2em] text-muted print:hidden"
      />
    </Link>
  )
}
