import { isStaff } from '@touchline/domain/teams/actor'
import { useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { ChecklistBanner } from './checklist.tsx'
import { SectionMenu, sections } from './section-menu.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useActor, useTeam } from './team-context.tsx'

/** One section at a time; which one stands in the address. */
export default function TeamSettingsPage() {
  const text = useText('teams').settings
  const { team, checklist } = useTeam()
  const actor = useActor()
  const [search] = useSearchParams()
  const isFirstStep = isStaff(actor) && !checklist.settings
  const above = isFirstStep ? text.stepCrumb : team.name
  const section = sections.find((one) => one === search.get('section')) ?? 'edit'
  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      {isStaff(actor) && <ChecklistBanner checklist={checklist} />}
      <PageHeader
        title={text.title}
        crumbs={[{ label: above, to: paths.team(team.id) }, { label: text.title }]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:flex lg:flex-wrap lg:gap-x-10">
        <SectionMenu current={section} />
        <div key={section} className="min-w-0 max-w-3xl lg:grow lg:basis-80">
          <SettingsSection section={section} teamId={team.id} />
        </div>
      </div>
    </>
  )
}
