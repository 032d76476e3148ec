import { byLink, row, send, type Row } from './sweep-row.ts'

/** Notifications and how they are sent. */
export const notificationRows: Readonly<Record<string, Row>> = {
  'notifications.letters': row(),
  'notifications.changeLetters': send({
    letters: [{ kind: 'event_created', isWanted: false }],
    summary: { isOn: true, sendAt: '18:00' },
  }),
  'notifications.pushDevices': row(),
  'notifications.addPushDevice': send({
    endpoint: 'https://push.example.org/ana',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }),
  'notifications.removePushDevice': row({ isPrivate: true }),
  'notifications.letterLink': byLink({ isWanted: true }),
  'notifications.list': row(),
  'notifications.unread': row(),
  'notifications.markRead': send(({ notificationId }) => ({ notificationIds: [notificationId] }), {
    isPrivate: true,
  }),
}
