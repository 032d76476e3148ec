import { addDays, weekdayIndex } from '../../events/days.ts'

const fixedHolidays = ['01-01', '05-01', '12-25', '12-26']

/** Whether banks settle SEPA payments on a day: not on weekends and the holidays of TARGET. */
export function isBankDay(day: string): boolean {
  if (weekdayIndex(day) > 4 || fixedHolidays.includes(day.slice(5))) return false
  const easter = easterSunday(Number(day.slice(0, 4)))
  return day !== addDays(easter, -2) && day !== addDays(easter, 1)
}

/** The day itself, or the first bank day after it. */
export function nextBankDay(day: string): string {
  return isBankDay(day) ? day : nextBankDay(addDays(day, 1))
}

/** Adds bank days. */
export function addBankDays(day: string, count: number): string {
  return count === 0 ? day : addBankDays(nextBankDay(addDays(day, 1)), count - 1)
}

/** One bank day for the bank, and one to upload the file. */
export const leadBankDays = 2

/** The earliest collection day if payers are notified today, with this notice. */
export function earliestDebitDay(today: string, noticeDays: number): string {
  const [noticed, submitted] = [addDays(today, noticeDays), addBankDays(today, leadBankDays)]
  return nextBankDay(noticed > submitted ? noticed : submitted)
}

/** Whether a file that is handed in today still reaches the bank in time. */
export function isInTime(today: string, dueOn: string): boolean {
  return addBankDays(today, 1) <= dueOn
}

/** Easter in the Gregorian calendar, after Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const count = moon + week - 7 * late + 114
  const [month, date] = [Math.floor(count / 31), (count % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
