import { byLink, mine, theirs, type Row } from './sweep-row.ts'

/** What everybody is told, and by which ways. */
export const notificationRows: Readonly<Record<string, Row>> = {
  'notifications.letters': mine(),
  'notifications.chooseLetter': mine({ isWanted: false }),
  'notifications.chooseSummary': mine({ isOn: true, sendAt: '18:00' }),
  'notifications.pushDevices': mine(),
  'notifications.addPushDevice': mine({
    endpoint: 'https://push.example.org/ana',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }),
  'notifications.removePushDevice': theirs(),
  'notifications.openLetterLink': byLink(),
  'notifications.chooseByLetterLink': byLink({ isWanted: true }),
  'notifications.list': mine(),
  'notifications.unread': mine(),
  'notifications.markRead': theirs(),
  'notifications.markAllRead': mine(),
}
