import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { ActiveFilters } from './active-filters.tsx'
import { CalendarFilters } from './calendar-filters.tsx'
import type { ShownTeam } from './calendar-owner.ts'
import type { CalendarPlace } from './use-calendar-place.ts'

interface CalendarHeaderProps {
  readonly place: CalendarPlace
  readonly subtitle?: ReactNode
  readonly filters?: ReactNode
  /** Rarely used; on a phone behind a button. */
  readonly more: ReactNode
  /** For those who may create events. */
  readonly create?: ReactNode
  readonly teams?: ReadonlyMap<string, ShownTeam> | undefined
}

/** Title and actions; one line on a phone, with the rest behind a button. */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { place, subtitle, filters, more, create, teams } = props
  const { title } = useText('events').calendar
  if (useIsWide(40))
    return (
      <>
        <PageHeader
          title={title}
          subtitle={subtitle}
          actions={
            <>
              {more}
              {create}
            </>
          }
        />
        {teams && filters}
      </>
    )
  return (
    <>
      <header className="mb-2 flex min-h-11 items-center gap-2">
        <h1 tabIndex={-1} className="min-w-0 grow text-xl">
          {title}
        </h1>
        <div className="no-print flex items-center gap-2">
          <CalendarFilters place={place} filters={filters} actions={more} />
          {create}
        </div>
      </header>
      <ActiveFilters place={place} teams={teams} />
    </>
  )
}
