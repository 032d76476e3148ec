import { accountOperation, publicOperation } from '../wire/access.ts'
import {
  letterChange,
  letterChoices,
  letterLink,
  letterLinkChoice,
  notificationsPage,
  notificationsQuery,
  pushDeviceKey,
  pushDevices,
  pushSubscription,
  markReadInput,
  unreadCounts,
} from './shapes.ts'

const tags = ['Notifications']

export const notificationsEndpoints = {
  list: accountOperation
    .route({
      method: 'GET',
      path: '/me/notifications',
      tags,
      summary: 'My notifications of the last 90 days',
    })
    .input(notificationsQuery)
    .output(notificationsPage),

  unread: accountOperation
    .route({
      method: 'GET',
      path: '/me/notifications/unread',
      tags,
      summary: 'My unread notifications',
    })
    .output(unreadCounts),

  markRead: accountOperation
    .route({
      method: 'PUT',
      path: '/me/notifications/read',
      tags,
      summary: 'Mark notifications as read; without ids, all of them',
    })
    .input(markReadInput)
    .output(unreadCounts),

  letters: accountOperation
    .route({
      method: 'GET',
      path: '/me/letters',
      tags,
      summary: 'Which emails I get',
    })
    .output(letterChoices),

  changeLetters: accountOperation
    .route({
      method: 'PATCH',
      path: '/me/letters',
      tags,
      summary: 'Stop or resume kinds of email, or get one summary a day',
    })
    .input(letterChange)
    .output(letterChoices),

  pushDevices: accountOperation
    .route({
      method: 'GET',
      path: '/me/push',
      tags,
      summary: 'My browsers that get push notifications, and the key to subscribe with',
    })
    .output(pushDevices),

  addPushDevice: accountOperation
    .route({
      method: 'POST',
      path: '/me/push',
      tags,
      summary: 'Send push notifications to this browser',
    })
    .input(pushSubscription)
    .output(pushDevices),

  removePushDevice: accountOperation
    .route({
      method: 'DELETE',
      path: '/me/push/{deviceId}',
      tags,
      summary: 'Stop push notifications to a browser',
    })
    .input(pushDeviceKey)
    .output(pushDevices),

  letterLink: publicOperation
    .route({
      method: 'POST',
      path: '/letter-link',
      tags,
      summary: 'See which emails an unsubscribe link is about; with a choice, stop or resume them',
    })
    .input(letterLink)
    .output(letterLinkChoice),
}
