import { daysBetween, isDay, timePattern, weekdays } from '../events/days.ts'
import { maximumDays, maximumOccurrences } from '../events/repeat.ts'

/** A wall-clock time, YYYY-MM-DDTHH:MM, in a plausible year. */
export function isWallClock(text: string): boolean {
  const [day = '', time = '', ...more] = text.split('T')
  const isNear = day >= '1900-01-01' && day < '2200-01-01'
  return isDay(day) && isNear && timePattern.test(time) && more.length === 0
}

/**
 * True for a rule as we write it (domain/events/recurrence). Others of RFC 5545 are refused: a rule without
 * any date would be expanded forever.
 */
export function isSeriesRule(rule: string, startsLocal: string): boolean {
  const { how, day, count, until } = rulePattern.exec(rule)?.groups ?? {}
  if (how === undefined) return false
  const date = startsLocal.slice(0, 10)
  if (day !== undefined && Number(day) !== Number(date.slice(8))) return false
  // Splitting a series counts one more at most.
  return count === undefined
    ? endsInTime(until ?? '', date)
    : Number(count) <= maximumOccurrences + 1
}

const weekday = `(?:${weekdays.join('|')})`
const every = '(?:;INTERVAL=(?:[2-9]|1[0-2]))?'
const rulePattern = new RegExp(
  `^(?<how>FREQ=DAILY${every}` +
    `|FREQ=WEEKLY${every};WKST=${weekday}(?:;BYDAY=${weekday}(?:,${weekday}){0,6})?` +
    `|FREQ=MONTHLY${every};(?:BYMONTHDAY=(?<day>[1-9]\\d?)|BYDAY=(?:[1-4]|-1)${weekday}))` +
    `;(?:COUNT=(?<count>[1-9]\\d{0,2})|UNTIL=(?<until>\\d{8}T\\d{6})Z)$`,
)

/** As long as the form allows; a day more on either side for time zones and the first weekday. */
function endsInTime(until: string, date: string): boolean {
  const last = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
  const time = `${until.slice(9, 11)}:${until.slice(11, 13)}`
  if (!isWallClock(`${last}T${time}`) || Number(until.slice(13)) > 59) return false
  const days = daysBetween(date, last)
  return days >= -1 && days <= maximumDays + 1
}
