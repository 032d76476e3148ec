import { ageOn } from '../values/age.ts'

/** The notice period for the young person and their guardians. */
export const noticeDays = 30

const fullAge = 18

/** The 18th birthday; 1 March for a birthday on 29 February in a common year, as in `ageOn`. */
export function eighteenthBirthday(birthDate: string): string {
  const year = Number(birthDate.slice(0, 4)) + fullAge
  const day = `${year}${birthDate.slice(4)}`
  return ageOn(birthDate, day) >= fullAge && isDay(day) ? day : `${year}-03-01`
}

/** True from 30 days before the birthday. */
export function isNoticeDue(birthDate: string, today: string): boolean {
  return today >= daysAfter(eighteenthBirthday(birthDate), -noticeDays)
}

/** Guardians' access ends on the birthday, but not within 30 days of the notice. */
export function takeOverDate(birthDate: string, notifiedOn: string): string {
  const birthday = eighteenthBirthday(birthDate)
  const afterNotice = daysAfter(notifiedOn, noticeDays)
  return birthday > afterNotice ? birthday : afterNotice
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function isDay(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
