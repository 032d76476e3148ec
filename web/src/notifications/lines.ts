import type { InfiniteData } from '@tanstack/react-query'
import type { Notification, NotificationsPage } from '@touchline/contract/notifications/shapes'

/** A line that moved up while pages were read may come twice: once is enough. */
export function linesOf(data: InfiniteData<NotificationsPage> | undefined): Notification[] {
  const lines = data?.pages.flatMap(({ notifications }) => notifications) ?? []
  return [...new Map(lines.map((line) => [line.id, line])).values()]
}

export function withRead(
  page: NotificationsPage,
  isIt: (line: Notification) => boolean,
): NotificationsPage {
  return {
    ...page,
    notifications: page.notifications.map((line) =>
      isIt(line) ? { ...line, isRead: true } : line,
    ),
  }
}
