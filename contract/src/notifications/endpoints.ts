import { oc } from '@orpc/contract'

import { notificationKey, notificationsPage, notificationsQuestion, unreadCount } from './shapes.ts'

const tags = ['Notifications']

export const notificationsEndpoints = {
  list: oc
    .route({
      method: 'GET',
      path: '/me/notifications',
      tags,
      summary: 'What happened around me in the last 90 days',
    })
    .input(notificationsQuestion)
    .output(notificationsPage),

  unread: oc
    .route({
      method: 'GET',
      path: '/me/notifications/unread',
      tags,
      summary: 'How many notifications I have not read',
    })
    .output(unreadCount),

  markRead: oc
    .route({
      method: 'PUT',
      path: '/me/notifications/{notificationId}/read',
      tags,
      summary: 'Mark a notification as read',
    })
    .input(notificationKey)
    .output(unreadCount),

  markAllRead: oc
    .route({
      method: 'PUT',
      path: '/me/notifications/read',
      tags,
      summary: 'Mark all notifications as read',
    })
    .output(unreadCount),
}
