import { useFormat } from '#web/platform/language/format.ts'
import { zoneHere } from '#web/platform/language/zone-here.ts'

/** A zone as people say it ("Europe/Madrid" is "Madrid"), when the clock here differs from its own. */
export function useForeignZone(timeZone: string, instant: string): string | undefined {
  const own = zoneHere()
  const { moment } = useFormat()
  if (moment(instant, own) === moment(instant, timeZone)) return undefined
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
