import { BellRing } from 'lucide-react'

import { useNow } from '#web/events/use-now.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useNotifications } from './api.ts'
import { linesOf } from './lines.ts'
import { NotificationLine } from './notification-line.tsx'

/** All lines, newest first, in the popover and on the page alike. */
export function NotificationList({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const text = useText('notifications')
  const { loading } = useText('wire')
  const list = useNotifications()
  const now = useNow()

  if (list.isPending)
    return (
      <div className="p-4">
        <SkeletonRows label={loading} count={4} />
      </div>
    )
  if (list.isError && !list.data)
    return (
      <div className="p-4">
        <LoadFailure title={text.failed} hint={text.failedText} query={list} />
      </div>
    )
  const lines = linesOf(list.data)
  if (lines.length === 0)
    return (
      <div className="p-4">
        <EmptyState icon={<BellRing aria-hidden />} title={text.empty}>
          {text.emptyText}
        </EmptyState>
      </div>
    )
  return (
    <>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <NotificationLine key={line.id} line={line} now={now} onLeave={onLeave} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="border-t border-line p-2">
          <Button
            wide
            variant="quiet"
            busy={list.isFetchingNextPage}
            busyLabel={loading}
            onClick={() => void list.fetchNextPage()}
          >
            {text.older}
          </Button>
        </div>
      )}
    </>
  )
}
