import { timePattern } from './days.ts'

export const defaultStartTime = '09:00'
export const defaultEndTime = '10:30'

/** The half hours that a time field proposes; any other minute can be typed. */
export const timeChoices: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})

/**
 * Normalises typed times ("1845", "18.45", "9" become "18:45" and so on); others stay unchanged.
 */
export function normalizeTime(typed: string): string {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})\s*[:.h]?\s*(\d{2})?\s*$/i.exec(typed) ?? []
  return hours === '' ? typed : `${hours.padStart(2, '0')}:${minutes}`
}

/** The half hours plus this time, in order. */
export function timeChoicesWith(time: string): readonly string[] {
  if (!timePattern.test(time) || timeChoices.includes(time)) return timeChoices
  return [...timeChoices, time].toSorted()
}
