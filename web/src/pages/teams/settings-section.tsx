import { type ComponentType, lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import type { Section } from '#web/teams/section-menu.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface SectionProps {
  readonly teamId: string
}

/** One at a time, so each is loaded on demand. */
const contents: Record<Section, ComponentType<SectionProps>> = {
  edit: lazy(async () => ({
    default: (await import('#web/teams/edit-team-section.tsx')).EditTeamSection,
  })),
  subscription: lazy(async () => ({
    default: (await import('#web/subscriptions/plan/subscription-section.tsx')).SubscriptionSection,
  })),
  locations: lazy(async () => ({
    default: (await import('#web/teams/venues-section.tsx')).VenuesSection,
  })),
  opponents: lazy(async () => ({
    default: (await import('#web/teams/opponents-section.tsx')).OpponentsSection,
  })),
  tasks: lazy(async () => ({
    default: (await import('#web/teams/tasks-section.tsx')).TasksSection,
  })),
  reminders: lazy(async () => ({
    default: (await import('#web/teams/reminders-section.tsx')).RemindersSection,
  })),
  cashBox: lazy(async () => ({
    default: (await import('#web/cashbox/cash-box-section.tsx')).CashBoxSection,
  })),
  seasons: lazy(async () => ({
    default: (await import('#web/teams/seasons-section.tsx')).SeasonsSection,
  })),
  website: lazy(async () => ({
    default: (await import('#web/websites/website-section.tsx')).WebsiteSection,
  })),
}

export function SettingsSection({ section, teamId }: SectionProps & { readonly section: Section }) {
  const { listLoading } = useText('teams').settings
  const Content = contents[section]
  return (
    <Suspense fallback={<SkeletonRows label={listLoading} count={5} />}>
      <Content teamId={teamId} />
    </Suspense>
  )
}
