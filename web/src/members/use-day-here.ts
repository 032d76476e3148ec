import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { zoneHere } from '#web/platform/language/zone-here.ts'

/** Today in the local time zone when the form was opened (YYYY-MM-DD), for checking birth dates. */
export function useDayHere(): string {
  const [day] = useState(() => dayInZone(new Date(), zoneHere()))
  return day
}
