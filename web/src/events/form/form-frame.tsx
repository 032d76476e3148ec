import { may } from '@touchline/domain/teams/permissions'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { BackToCalendar } from '../back-to-calendar.tsx'

/** The page around an event form; tells people without permission why there is no form. */
export function FormFrame({ title, children }: { title: string; children: ReactNode }) {
  const { onlyStaff } = useText('events').form
  const { team } = useTeam()
  const actor = useActor()
  return (
    <>
      <PageTitle title={`${title} · ${team.name}`} />
      <BackToCalendar teamId={team.id} />
      <PageHeader title={title} />
      {may(actor, 'events.edit') ? (
        children
      ) : (
        <EmptyState icon={<Lock aria-hidden />} title={onlyStaff} />
      )}
    </>
  )
}
