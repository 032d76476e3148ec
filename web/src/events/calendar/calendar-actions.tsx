import { CalendarRange } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { SyncButton } from '../sync/sync-button.tsx'

interface CalendarActionsProps {
  readonly teamId: string
  readonly isStaff: boolean
}

/** Rarely used actions in the calendar of a team. */
export function CalendarActions({ teamId, isStaff }: CalendarActionsProps) {
  const { planSeason } = useText('events').calendar
  return (
    <>
      {isStaff && (
        <ButtonLink to={paths.teamSeason(teamId)} icon={<CalendarRange aria-hidden />}>
          {planSeason}
        </ButtonLink>
      )}
      <SyncButton teamId={teamId} mayImport={isStaff} />
    </>
  )
}
