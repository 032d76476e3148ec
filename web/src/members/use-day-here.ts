import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { zoneHere } from '#web/platform/language/zone-here.ts'

/** The day here when a form was opened, YYYY-MM-DD: a date of birth lies before it. */
export function useDayHere(): string {
  const [day] = useState(() => dayInZone(new Date(), zoneHere()))
  return day
}
