import { addMonths, sameDayInMonth } from '@touchline/domain/events/month-grid'
import { CalendarRange, EllipsisVertical, FileDown, FileUp, MapPinPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/menu.tsx'

import { ClubVenueDialog } from './club-venue-dialog.tsx'

const SeasonPlanDialog = lazy(async () => ({
  default: (await import('./season-plan-dialog.tsx')).SeasonPlanDialog,
}))

interface ClubCalendarMenuProps {
  readonly clubId: string
  readonly today: string
  /** The shown teams; empty for all. */
  readonly teamIds: readonly string[]
}

/** Rarely used actions. */
export function ClubCalendarMenu({ clubId, today, teamIds }: ClubCalendarMenuProps) {
  const text = useText('clubCalendar')
  const may = useMayInClub(clubId)
  const [mayEdit, mayPlan] = [may('calendar.edit'), may('events.create')]
  const [opened, open] = useState<'venue' | 'plan'>()
  const close = () => open(undefined)
  const inAYear = sameDayInMonth(today, addMonths(today.slice(0, 7), 11))
  return (
    <>
      <Menu
        trigger={
          <IconButton
            variant="outlined"
            label={text.more}
            icon={<EllipsisVertical aria-hidden />}
            className="size-11"
          />
        }
      >
        {mayPlan && (
          <MenuLink to={paths.clubSeason(clubId)} icon={<CalendarRange aria-hidden />}>
            {text.planSeason}
          </MenuLink>
        )}
        {mayEdit && (
          <MenuLink to={paths.clubFixtures(clubId)} icon={<FileUp aria-hidden />}>
            {text.importFixtures}
          </MenuLink>
        )}
        <MenuItem icon={<FileDown aria-hidden />} onSelect={() => open('plan')}>
          {text.plan.title}
        </MenuItem>
        {mayEdit && (
          <MenuItem icon={<MapPinPlus aria-hidden />} onSelect={() => open('venue')}>
            {text.addVenue}
          </MenuItem>
        )}
      </Menu>
      {opened === 'venue' && <ClubVenueDialog clubId={clubId} edited="new" onClose={close} />}
      <Suspense>
        {opened === 'plan' && (
          <SeasonPlanDialog
            clubId={clubId}
            teamIds={teamIds}
            initial={{ from: today, to: inAYear }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
