import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { FeedSection } from './feed-section.tsx'

interface SyncButtonProps {
  /** Left out for all my teams. */
  readonly teamId?: string
  /** Calendars of others, for those who run a team's events. */
  readonly children?: ReactNode
}

/** Opens what connects this calendar with others. */
export function SyncButton({ teamId, children }: SyncButtonProps) {
  const { sync } = useText('events').calendar
  const { title } = useText('sync')
  return (
    <Dialog title={title} trigger={<Button icon={<RefreshCw aria-hidden />}>{sync}</Button>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <FeedSection teamId={teamId} />
        {children}
      </div>
    </Dialog>
  )
}
