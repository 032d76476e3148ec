/** "15:00", "15.30 Uhr", "15h00", "15 h", "3:00 pm"; a pattern for use in longer ones. */
export const timePattern = String.raw`(?:[01]?\d|2[0-3])(?: ?[:.h] ?[0-5]\d(?::[0-5]\d)?(?:\s*(?:uhr|hrs?|h)\b)?(?:\s*[ap]\.?m\b\.?)?|\s*(?:uhr|h)\b|\s*[ap]\.?m\b\.?)`

/** Words before a time in four languages. */
export const timePrefixPattern = String.raw`(?:(?:um|at|à|a las|ab|@)\s+)?`

const parts = /^(\d{1,2})(?: ?[:.h] ?(\d{2}))?(?::\d{2})?\D*?(?:([ap])\.?m\b\.?)?$/i
const whole = new RegExp(`^${timePrefixPattern}(${timePattern})$`, 'i')

/** HH:MM; undefined if it is no time. */
export function readTime(written: string): string | undefined {
  const [, time] = whole.exec(written) ?? [undefined, timeOfFraction(written)]
  const [, hour = '', minutes = '00', half] = parts.exec(time ?? '') ?? []
  if (hour === '') return undefined
  const hours = half === undefined ? Number(hour) : hourOfHalf(Number(hour), half)
  return hours === undefined ? undefined : `${String(hours).padStart(2, '0')}:${minutes}`
}

/** Spreadsheets store times as fractions of a day: 0.625 is 15:00. */
function timeOfFraction(written: string): string | undefined {
  const [, digits] = /^0?[.,](\d+)$/.exec(written) ?? []
  if (digits === undefined) return undefined
  const minutes = Math.round(Number(`0.${digits}`) * minutesOfDay) % minutesOfDay
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

const minutesOfDay = 24 * 60

/** 12 am is midnight, 12 pm noon. */
function hourOfHalf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

const dateAndTime = new RegExp(
  String.raw`^(\S.*?)[T\s,–-]+${timePrefixPattern}(${timePattern})(?:(?<=:\d\d)\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$`,
  'i',
)

/** 46277.625: a spreadsheet's day number with a time. */
const serialWithTime = /^([1-9]\d{4})([.,]\d+)$/

/** Splits a cell with day and time ("2026-09-27T15:00"); the time is empty if missing. */
export function splitDateTime(written: string): { readonly day: string; readonly time: string } {
  const [, day = written, time = ''] =
    serialWithTime.exec(written) ?? dateAndTime.exec(written) ?? []
  return { day, time }
}
