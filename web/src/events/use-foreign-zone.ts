import { useFormat } from '#web/platform/language/format.ts'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'

/**
 * The everyday name of a zone ("Madrid" for "Europe/Madrid") if the device's clock differs from
 * it.
 */
export function useForeignZone(timeZone: string, instant: string): string | undefined {
  const own = localTimeZone()
  const { moment } = useFormat()
  if (moment(instant, own) === moment(instant, timeZone)) return undefined
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
