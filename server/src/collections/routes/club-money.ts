import { accountingRoutes } from './accounting.ts'
import { clubBankRoutes } from './club-bank.ts'
import { donationRoutes } from './donations.ts'
import { duesRoutes } from './dues.ts'
import { reminderRoutes } from './reminders.ts'

/** Money of a whole club. */
export const clubMoneyRoutes = {
  ...duesRoutes,
  ...accountingRoutes,
  ...donationRoutes,
  ...reminderRoutes,
  ...clubBankRoutes,
}
