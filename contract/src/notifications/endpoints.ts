import { oc } from '@orpc/contract'

import { openToAnyone } from '../wire/access.ts'
import {
  letterChoice,
  letterChoiceByLink,
  letterChoices,
  letterKnock,
  linkedChoice,
  notificationKey,
  notificationsPage,
  notificationsQuestion,
  pushDeviceKey,
  pushDevices,
  pushSubscription,
  summaryWish,
  unread,
} from './shapes.ts'

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
    .output(unread),

  markRead: oc
    .route({
      method: 'PUT',
      path: '/me/notifications/{notificationId}/read',
      tags,
      summary: 'Mark a notification as read',
    })
    .input(notificationKey)
    .output(unread),

  markAllRead: oc
    .route({
      method: 'PUT',
      path: '/me/notifications/read',
      tags,
      summary: 'Mark all notifications as read',
    })
    .output(unread),

  letters: oc
    .route({
      method: 'GET',
      path: '/me/letters',
      tags,
      summary: 'Which letters by email I want',
    })
    .output(letterChoices),

  chooseLetter: oc
    .route({
      method: 'PUT',
      path: '/me/letters/{kind}',
      tags,
      summary: 'Stop letters of one kind, or have them again',
    })
    .input(letterChoice)
    .output(letterChoices),

  chooseSummary: oc
    .route({
      method: 'PUT',
      path: '/me/summary',
      tags,
      summary: 'Have my day summed up in one letter, or have letters one by one',
    })
    .input(summaryWish)
    .output(letterChoices),

  pushDevices: oc
    .route({
      method: 'GET',
      path: '/me/push',
      tags,
      summary: 'Which browsers of mine take pushes, and the key to subscribe with',
    })
    .output(pushDevices),

  addPushDevice: oc
    .route({
      method: 'POST',
      path: '/me/push',
      tags,
      summary: 'Push to this browser; one that is known is taken over',
    })
    .input(pushSubscription)
    .output(pushDevices),

  removePushDevice: oc
    .route({
      method: 'DELETE',
      path: '/me/push/{deviceId}',
      tags,
      summary: 'Push to a browser of mine no more',
    })
    .input(pushDeviceKey)
    .output(pushDevices),

  openLetterLink: openToAnyone
    .route({
      method: 'POST',
      path: '/letter-link/open',
      tags,
      summary: 'Which letters the link in a letter stops; looking stops nothing',
    })
    .input(letterKnock)
    .output(linkedChoice),

  chooseByLetterLink: openToAnyone
    .route({
      method: 'PUT',
      path: '/letter-link',
      tags,
      summary: 'Stop letters of one kind with the link in a letter, or have them again',
    })
    .input(letterChoiceByLink)
    .output(linkedChoice),
}
