import type { ComponentType } from 'react'

import { EditTeamSection } from './edit-team-section.tsx'
import { OpponentsSection } from './opponents-section.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { SeasonsSection } from './seasons-section.tsx'
import type { Section } from './section-menu.tsx'
import { SubscriptionSection } from './subscription-section.tsx'
import { TasksSection } from './tasks-section.tsx'
import { VenuesSection } from './venues-section.tsx'

interface SettingsSectionProps {
  readonly section: Section
  readonly teamId: string
}

const contents: Record<Section, ComponentType<{ teamId: string }>> = {
  edit: EditTeamSection,
  subscription: SubscriptionSection,
  locations: VenuesSection,
  opponents: OpponentsSection,
  tasks: TasksSection,
  reminders: RemindersSection,
  seasons: SeasonsSection,
}

export function SettingsSection({ section, teamId }: SettingsSectionProps) {
  const Content = contents[section]
  return <Content teamId={teamId} />
}
