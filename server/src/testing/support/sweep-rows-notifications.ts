import { byLink, mine, row, theirs, type Row } from './sweep-row.ts'

/** What everybody is told, and by which ways. */
export const notificationRows: Readonly<Record<string, Row>> = {
  'notifications.letters': mine(),
  'notifications.changeLetters': mine({
    letters: [{ kind: 'event_created', isWanted: false }],
    summary: { isOn: true, sendAt: '18:00' },
  }),
  'notifications.pushDevices': mine(),
  'notifications.addPushDevice': mine({
    endpoint: 'https://push.example.org/ana',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }),
  'notifications.removePushDevice': theirs(),
  'notifications.letterLink': byLink({ isWanted: true }),
  'notifications.list': mine(),
  'notifications.unread': mine(),
  'notifications.markRead': row('theirs', {
    body: ({ notificationId }) => ({ notificationIds: [notificationId] }),
  }),
}
