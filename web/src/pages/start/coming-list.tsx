import { CalendarCheck } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useComing } from '#web/events/api/calendar.ts'
import { EventLinesWaiting } from '#web/events/calendar/event-lines.tsx'
import { LoadMoreSentinel } from '#web/events/calendar/load-more-sentinel.tsx'
import { useNow } from '#web/events/use-now.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { ComingGroup } from './coming-group.tsx'
import { todayAndTomorrow, groupByPeriod } from './group-by-period.ts'

/** A list of coming events that loads more while scrolling. */
export function ComingList() {
  const text = useText('start')
  const coming = useComing()
  const now = useNow()
  const { timeZone } = useBrowserPlace()

  if (coming.isPending) return <EventLinesWaiting />
  if (coming.data === undefined) return <LoadFailure title={text.failed} query={coming} />
  const events = coming.data.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
  if (events.length === 0)
    return (
      <EmptyState
        icon={<CalendarCheck aria-hidden />}
        title={text.emptyTitle}
        action={<TextLink to={paths.calendar}>{text.seeCalendar}</TextLink>}
      />
    )
  const more = () => void coming.fetchNextPage()
  return (
    <div className="grid grid-cols-1 gap-6">
      {groupByPeriod(events, todayAndTomorrow(now, timeZone)).map(([stretch, own]) => (
        <ComingGroup key={stretch} stretch={stretch} events={own} />
      ))}
      {coming.isFetchingNextPage && <EventLinesWaiting />}
      {coming.isFetchNextPageError && (
        <Button className="no-print justify-self-start" onClick={more}>
          {text.more}
        </Button>
      )}
      {coming.hasNextPage && !coming.isFetchNextPageError && (
        <LoadMoreSentinel key={events.length} isReady={!coming.isFetching} onSeen={more} />
      )}
    </div>
  )
}
