import { type ComponentType, lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import type { Section } from './section-menu.tsx'

interface SectionProps {
  readonly teamId: string
}

/** One is shown at a time: the scripts of the others wait. */
const contents: Record<Section, ComponentType<SectionProps>> = {
  edit: lazy(async () => ({ default: (await import('./edit-team-section.tsx')).EditTeamSection })),
  subscription: lazy(async () => ({
    default: (await import('./subscription-section.tsx')).SubscriptionSection,
  })),
  locations: lazy(async () => ({ default: (await import('./venues-section.tsx')).VenuesSection })),
  opponents: lazy(async () => ({
    default: (await import('./opponents-section.tsx')).OpponentsSection,
  })),
  tasks: lazy(async () => ({ default: (await import('./tasks-section.tsx')).TasksSection })),
  reminders: lazy(async () => ({
    default: (await import('./reminders-section.tsx')).RemindersSection,
  })),
  seasons: lazy(async () => ({ default: (await import('./seasons-section.tsx')).SeasonsSection })),
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
