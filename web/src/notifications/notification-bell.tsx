import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { cacheOf } from '#web/platform/client/query-cache.ts'
import { Bell, BellLink } from '#web/ui/bell.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'

import { useUnread } from './api.ts'
import { usePush } from './push/use-push.ts'

/** The lines are fetched when someone looks. */
const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}))

/** The bell of the navigation bar, which stands above the pages that ask the server. */
export function NotificationBell({ accountId }: { accountId: string }) {
  usePush(accountId)
  return (
    <QueryClientProvider key={accountId} client={cacheOf(accountId)}>
      <BellOfMine />
    </QueryClientProvider>
  )
}

function BellOfMine() {
  const { notifications } = useUiWords()
  const { unread } = useUnread()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BellLink unread={unread} to={paths.notifications} className="sm:hidden" />
      <Popover
        kind="list"
        title={notifications}
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<Bell unread={unread} className="max-sm:hidden" />}
      >
        <Suspense fallback={null}>
          <NotificationPanel onLeave={() => setOpen(false)} />
        </Suspense>
      </Popover>
    </>
  )
}
