import type { AnswerCard } from '@touchline/contract/events/shapes/answer-link'
import { Clock, type LucideIcon, MapPin, Shirt } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { cx } from '#web/ui/cx.ts'
import { MapLink } from '#web/ui/map-link.tsx'

import { kindIcons, kindInWords, kindOf } from '../event-kinds.tsx'
import { useDayAndTime } from '../use-event-time.ts'

/** What one is asked to: when, where and what to bring, and nothing of the others. */
export function AskedEvent({ card }: { card: AnswerCard }) {
  const text = useText('events')
  const { time: clockOf } = useFormat()
  const time = useDayAndTime(card)
  const { location, meetingLocal, meetingPlace, kit, team } = card
  const meetingTime = meetingLocal === null ? undefined : clockOf(`${meetingLocal}:00Z`, 'UTC')
  const meeting = [meetingTime, meetingPlace].filter(Boolean).join(', ')
  return (
    <header>
      <p className="flex items-center gap-2 text-s">
        <span
          aria-hidden
          className="size-3 shrink-0 rounded-full"
          style={{ backgroundColor: team.color }}
        />
        <span className="min-w-0 font-medium wrap-anywhere">{team.name}</span>
      </p>
      <h1
        className={cx(
          'mt-1 text-xl wrap-anywhere',
          card.refusal === 'event_cancelled' && 'text-muted line-through',
        )}
      >
        {card.title}
      </h1>
      <p className="mt-1 flex items-center gap-1.5 text-s text-muted [&_svg]:size-4 [&_svg]:shrink-0">
        {kindIcons[kindOf(card)]}
        <span className="min-w-0 wrap-anywhere">{kindInWords(card, text)}</span>
      </p>
      <p className="figures mt-3 text-l">{time}</p>
      <ul className="mt-3 grid gap-2">
        {location !== null && (
          <Fact icon={MapPin} label={text.page.location}>
            <MapLink name={location} address={null} />
          </Fact>
        )}
        {meeting !== '' && (
          <Fact icon={Clock} label={text.page.meeting}>
            {meeting}
          </Fact>
        )}
        {kit !== null && (
          <Fact icon={Shirt} label={text.page.kit}>
            {kit}
          </Fact>
        )}
      </ul>
    </header>
  )
}

interface FactProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly children: React.ReactNode
}

function Fact({ icon: Icon, label, children }: FactProps) {
  const colon = useColon()
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 wrap-anywhere">
        <span className="sr-only">{`${label}${colon} `}</span>
        {children}
      </div>
    </li>
  )
}
