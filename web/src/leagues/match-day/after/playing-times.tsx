import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { hasBegun, timesOf } from './times-of.ts'

/** Playing times; nothing before anyone has played. */
export function PlayingTimes({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const now = useNow()
  const { event, day, live } = match
  const times = timesOf(match, now)
  const begun = { startsAt: event.startsAt, endedAt: day.result.endedAt, marks: live.marks }
  if (times.length === 0 || !hasBegun(begun, now)) return null
  return (
    <Card title={text.times}>
      <ul className="grid divide-y divide-line">
        {times.map(([memberId, minutes]) => (
          <li key={memberId} className="flex items-baseline justify-between gap-4 py-1.5">
            <span className="min-w-0 wrap-anywhere">{fullNameOf(match.people.get(memberId))}</span>
            <span className="figures whitespace-nowrap text-muted">{text.minutes(minutes)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-s text-muted">{text.timesNote}</p>
    </Card>
  )
}
