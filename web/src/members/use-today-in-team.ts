import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { localTimeZone } from '#web/platform/language/local-time-zone.ts'

/** Today in the local time zone when the form was opened (YYYY-MM-DD), for checking birth dates. */
export function useTodayInTeam(): string {
  const [day] = useState(() => dayInZone(new Date(), localTimeZone()))
  return day
}
