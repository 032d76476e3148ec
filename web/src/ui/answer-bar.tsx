import { cx } from './cx.ts'

export type AnswerKind = 'going' | 'maybe' | 'not-going' | 'silent'

export interface AnswerBarProps {
  readonly counts: Readonly<Record<AnswerKind, number>>
  readonly labels: Readonly<Record<AnswerKind, string>>
}

const order = ['going', 'maybe', 'not-going', 'silent'] as const

const fills: Record<AnswerKind, string> = {
  going: 'fill-going',
  maybe: 'fill-maybe',
  'not-going': 'fill-not-going',
  silent: 'fill-silent',
}
const dots: Record<AnswerKind, string> = {
  going: 'bg-going',
  maybe: 'bg-maybe',
  'not-going': 'bg-not-going',
  silent: 'bg-silent',
}

/** Counts of going, maybe, not going and silent, as a bar with words below. */
export function AnswerBar({ counts, labels }: AnswerBarProps) {
  const total = order.reduce((sum, kind) => sum + counts[kind], 0)
  const segments = order.map((kind, index) => ({
    kind,
    from: share(
      order.slice(0, index).reduce((sum, before) => sum + counts[before], 0),
      total,
    ),
    width: share(counts[kind], total),
  }))
  return (
    <div className="@container">
      <svg width="100%" height="5" className="block overflow-clip rounded-full" aria-hidden>
        <rect width="100%" height="5" className="fill-line" />
        {segments.map(({ kind, from, width }) => (
          <rect key={kind} x={from} width={width} height="5" className={fills[kind]} />
        ))}
      </svg>
      <ul className="figures mt-2 grid justify-start gap-x-6 gap-y-0.5 text-s text-muted @3xs:grid-cols-[auto_auto] @md:flex @md:flex-wrap @md:gap-x-4">
        {order.map((kind) => (
          <li key={kind} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden
              className={cx('size-2 rounded-full print:[print-color-adjust:exact]', dots[kind])}
            />
            <span className="font-semibold text-ink">{counts[kind]}</span>
            {labels[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function share(count: number, total: number): string {
  return total === 0 ? '0%' : `${(count / total) * 100}%`
}
