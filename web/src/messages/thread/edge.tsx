import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Button } from '#web/ui/button.tsx'

import type { LoadedRange } from '../thread-window.ts'
import type { ThreadScroll } from './use-thread-scroll.ts'

interface EdgeProps {
  readonly scroll: Pick<ThreadScroll, 'way' | 'hasFailed' | 'go'>
  readonly stretch: LoadedRange
  readonly startedAt: string
}

/** Shown above the oldest loaded message: loads more, or says that it is the first. */
export function Edge({ scroll, stretch, startedAt }: EdgeProps) {
  const { thread: text } = useText('messages')
  const { tryAgain } = useText('wire')
  const { dayOf } = useFormat()
  if (!stretch.hasOlder)
    return (
      <p className="pb-3 text-center text-s text-muted">
        {text.begin(dayOf(startedAt, localTimeZone()))}
      </p>
    )
  if (scroll.hasFailed)
    return (
      <div role="alert" className="grid justify-items-center gap-2 pb-3">
        <p className="text-s text-muted">{text.olderFailed}</p>
        <Button size="s" onClick={() => scroll.go('older')}>
          {tryAgain}
        </Button>
      </div>
    )
  return <p className="h-9 text-center text-s text-muted">{text.loadingOlder}</p>
}
