import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'

/** What happened around me in the last 90 days. */
export default function NotificationsPage() {
  const text = useText('notifications')
  return (
    <PageMain width="prose">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} actions={<MarkAllRead variant="secondary" />} />
      <div className="overflow-hidden rounded-surface border border-line bg-surface">
        <NotificationList />
      </div>
    </PageMain>
  )
}
