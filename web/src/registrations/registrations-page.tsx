import { lazy, Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api/club.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { namesNothing } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { useClubForm, type ClubForm } from './api.ts'
import { OpenRegistrations } from './inbox/open-registrations.tsx'

const DecidedRegistrations = lazy(async () => ({
  default: (await import('./inbox/decided-registrations.tsx')).DecidedRegistrations,
}))
const FormSettings = lazy(async () => ({
  default: (await import('./form/form-settings.tsx')).FormSettings,
}))

/** Who wants to join the club, and the form they fill in. */
export default function RegistrationsPage() {
  const { clubId = '' } = useParams()
  const text = useText('registrations')
  const club = useClub({ clubId, enabled: true })
  const form = useClubForm(clubId)
  if (form.error !== null && namesNothing(form.error)) return <NotFoundScreen />
  const name = club.data?.club.name ?? text.toClub
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} crumbs={[{ label: name, to: paths.club(clubId) }]} />
      {form.isError && <LoadFailure title={text.failed} query={form} />}
      {form.isPending && <SkeletonRows label={text.loading} />}
      {form.data && <Views clubId={clubId} club={name} form={form.data} />}
    </PageMain>
  )
}

const views = ['open', 'decided', 'form'] as const
type View = (typeof views)[number]

interface ViewsProps {
  readonly clubId: string
  readonly club: string
  readonly form: ClubForm
}

function Views({ clubId, club, form }: ViewsProps) {
  const text = useText('registrations')
  const [search, setSearch] = useSearchParams()
  // Opening the form stays on it: its link comes next.
  const [first] = useState<View>(form.version === 0 ? 'form' : 'open')
  const view = views.find((one) => one === search.get('view')) ?? first
  const go = (chosen: View) => setSearch({ view: chosen }, { replace: true })
  const contents = {
    open: <OpenRegistrations clubId={clubId} form={form} onForm={() => go('form')} />,
    decided: <DecidedRegistrations clubId={clubId} />,
    form: <FormSettings key={form.version} clubId={clubId} club={club} form={form} />,
  }
  return (
    <Tabs
      label={text.tabsOf}
      value={view}
      onChange={go}
      tabs={views.map((value) => ({
        value,
        label: text.tabs[value],
        content: (
          <Suspense fallback={<SkeletonRows label={text.loading} />}>{contents[value]}</Suspense>
        ),
      }))}
    />
  )
}
