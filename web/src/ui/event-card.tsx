import { Ban, ChevronRight, Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { cx } from './cx.ts'

/** A match says where it is played; `match` as long as no one knows. */
export type EventKind = 'practice' | 'home' | 'away' | 'neutral' | 'match' | 'other'

export interface EventCardProps {
  /** "14" and "Mar", in the team's zone. */
  readonly day: string
  readonly month: string
  readonly weekday: string
  readonly kind: EventKind
  /** The kind in words, with its icon: colour alone tells nothing. */
  readonly kindLabel: string
  readonly kindIcon: ReactNode
  /** Whose it is, where several share a list. */
  readonly owner?: ReactNode
  readonly title: string
  /** The level that fits the page around it; h3 unless told otherwise. */
  readonly heading?: 'h2' | 'h3' | undefined
  readonly to?: string | undefined
  readonly time: string
  readonly place?: ReactNode
  /** Said instead of the kind when it will not take place. */
  readonly cancelledLabel?: string | undefined
  /** My answer, as an AnswerControl. */
  readonly answer?: ReactNode
  /** The answers, as an AnswerBar. */
  readonly answers?: ReactNode
  /** What staff does about it, below the numbers. */
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

/** One anatomy everywhere: list, dashboard, chat. */
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
      {/* Large letters: what it is stands below its day. */}
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

/** Buttons are above the link that covers the card. */
function Above({ children }: { children: ReactNode }) {
  return <div className="relative empty:hidden">{children}</div>
}

function Title({ to, title }: Pick<EventCardProps, 'to' | 'title'>) {
  if (to === undefined) return title
  return (
    // All of the card leads there: no one has to aim at the title.
    <Link to={to} className="after:absolute after:inset-0 after:rounded-r-surface hover:underline">
      {title}
      {/* Without a pointer nothing else tells that it leads on. */}
      <ChevronRight
        aria-hidden
        className="ml-0.5 inline size-5 align-[-0.2em] text-muted print:hidden"
      />
    </Link>
  )
}
