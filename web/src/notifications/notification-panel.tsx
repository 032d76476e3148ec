import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'

/** The notification centre beside the page; closes on navigation. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const text = useText('notifications')
  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line py-1 pr-2 pl-4">
        <span aria-hidden className="font-head text-m font-semibold">
          {text.title}
        </span>
        <MarkAllRead variant="quiet" />
      </div>
      <div className="grow overflow-y-auto overscroll-contain">
        <NotificationList onLeave={onLeave} />
      </div>
      <div className="border-t border-line px-4 py-2.5 text-s">
        <TextLink to={paths.notifications} onClick={onLeave}>
          {text.all}
        </TextLink>
      </div>
    </>
  )
}
