import { isStaff } from '@touchline/domain/teams/actor'
import { isForAdults } from '@touchline/domain/teams/age-bands'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ChecklistBanner } from '#web/teams/checklist.tsx'
import { type Section, SectionMenu, sections } from '#web/teams/section-menu.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { SettingsSection } from './settings-section.tsx'

const ShortTeamSection = lazy(async () => ({
  default: (await import('#web/teams/edit-team-section.tsx')).ShortTeamSection,
}))

/** One section at a time, named in the address. A team of adults starts with three fields. */
export default function TeamSettingsPage() {
  const text = useText('teams').settings
  const { team, checklist } = useTeam()
  const actor = useActor()
  const [search] = useSearchParams()
  const isNew = !checklist.settings && !checklist.members && !checklist.event
  const isFirstStep = isStaff(actor) && isNew
  const above = isFirstStep ? text.stepCrumb : team.name
  const chosen = sections.find((one) => one === search.get('section'))
  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      {isStaff(actor) && <ChecklistBanner checklist={checklist} />}
      <PageHeader
        title={text.title}
        crumbs={[{ label: above, to: paths.team(team.id) }, { label: text.title }]}
      />
      {chosen === undefined && isForAdults(team.ageGroup) ? (
        <div className="grid max-w-3xl gap-6">
          <Suspense fallback={<SkeletonRows label={text.listLoading} count={3} />}>
            <ShortTeamSection />
          </Suspense>
          <TextLink to="?section=edit">{text.all}</TextLink>
        </div>
      ) : (
        <Sections section={chosen ?? 'edit'} teamId={team.id} />
      )}
    </>
  )
}

function Sections({ section, teamId }: { section: Section; teamId: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:flex lg:flex-wrap lg:gap-x-10">
      <SectionMenu current={section} />
      <div key={section} className="min-w-0 max-w-3xl lg:grow lg:basis-80">
        <SettingsSection section={section} teamId={teamId} />
      </div>
    </div>
  )
}
