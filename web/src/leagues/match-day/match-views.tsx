import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { CancellationNotice } from '#web/events/cancellation-notice.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { LineUp } from './line-up/line-up.tsx'
import { useDraft } from './line-up/use-draft.ts'
import { LiveView } from './live/live-view.tsx'
import { MatchHeader } from './match-header.tsx'
import { type ShownMatch, useMatch } from './use-match.ts'

/** Loaded when opened. */
const After = lazy(async () => ({ default: (await import('./after/after.tsx')).AfterMatch }))

const views = ['lineUp', 'live', 'after'] as const
type View = (typeof views)[number]

interface MatchViewsProps {
  readonly event: EventPage
  readonly day: MatchDay
}

/** The header or a cancellation, with one of three views from the URL. */
export function MatchViews({ event, day }: MatchViewsProps) {
  const text = useText('matchDay')
  const { loading } = useText('wire')
  const match = useMatch(event, day)
  const [params, setParams] = useSearchParams()
  // Keeps the first view even if the match starts meanwhile.
  const [firstView] = useState(() => firstViewOf(match))
  const view = views.find((one) => one === params.get('view')) ?? firstView
  const draft = useDraft(match)
  const contents = {
    lineUp: <LineUp match={match} draft={draft} />,
    live: <LiveView match={match} />,
    after: (
      <Suspense fallback={<SkeletonRows label={loading} />}>
        <After match={match} />
      </Suspense>
    ),
  }
  return (
    <>
      <MatchHeader match={match} />
      {event.cancelledAt !== null && (
        <div className="mb-4">
          <CancellationNotice event={event} />
        </div>
      )}
      <Tabs
        label={text.title}
        value={view}
        onChange={(chosen) =>
          setParams({ view: chosen }, { replace: true, preventScrollReset: true })
        }
        tabs={views.map((value) => ({
          value,
          label: text.views[value],
          content: contents[value],
        }))}
      />
    </>
  )
}

/** The line-up before the match, then live events, then the result. */
function firstViewOf({ day, live }: ShownMatch): View {
  if (day.result.endedAt !== null) return 'after'
  return live.marks.length + live.events.length > 0 ? 'live' : 'lineUp'
}
