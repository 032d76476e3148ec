import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'
import { scoreValue } from '@touchline/domain/leagues/match-day/events'
import { ArrowLeftRight, Ban, Circle, Hourglass, Timer, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from '#web/ui/cx.ts'

type Kind = MatchHappening['kind']

/** The referee's card colours, in both themes. */
const cards: Partial<Record<Kind, string>> = {
  yellow_card: 'bg-[oklch(0.86_0.17_95)]',
  second_yellow_card:
    'bg-linear-to-br from-[oklch(0.86_0.17_95)] from-50% to-[oklch(0.56_0.2_27)] to-50%',
  red_card: 'bg-[oklch(0.56_0.2_27)]',
  blue_card: 'bg-[oklch(0.52_0.16_255)]',
}

const signs: Partial<Record<Kind, ReactNode>> = {
  missed_penalty: <Ban />,
  shoot_out_missed: <Ban />,
  foul: <TriangleAlert />,
  two_minutes: <Timer />,
  substitution: <ArrowLeftRight />,
  time_out: <Hourglass />,
}

/** An icon beside the event's name. */
export function EventKindIcon({ kind }: { kind: Kind }) {
  const card = cards[kind]
  return (
    <span aria-hidden className="grid size-6 shrink-0 place-items-center [&_svg]:size-5">
      {card === undefined ? (
        (signs[kind] ??
        ((scoreValue(kind) > 0 || kind === 'shoot_out_scored') && <Circle fill="currentColor" />))
      ) : (
        <span className={cx('h-5 w-3.5 rounded-[2px] ring-1 ring-edge', card)} />
      )}
    </span>
  )
}
