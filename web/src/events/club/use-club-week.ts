import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useMemo } from 'react'

import { useClub } from '#web/clubs/api/club.ts'
import { useClubTeams } from '#web/clubs/api/teams.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

import { useClubCalendar } from '../api/club-calendar.ts'
import { useNow } from '../use-now.ts'
import { shownWeek, teamsById } from './club-week-data.ts'
import { useClubPlace } from './use-club-place.ts'

/** The shown days with their data. */
export function useClubWeek(clubId: string) {
  const browser = useBrowserPlace()
  const club = useClub({ clubId, enabled: true })
  const teams = useClubTeams({ clubId, enabled: true })
  const today = dayInZone(useNow(), club.data?.club.timeZone ?? browser.timeZone)
  const place = useClubPlace(today)
  const calendar = useClubCalendar(clubId, place.window)
  const byId = useMemo(() => teamsById(teams.data ?? []), [teams.data])
  return {
    name: club.data?.club.name,
    isGone: [club.error, calendar.error].some((error) => error !== null && isNotFound(error)),
    today,
    place,
    calendar,
    teams: byId,
    shown: calendar.data && shownWeek(calendar.data, byId, place),
  }
}
