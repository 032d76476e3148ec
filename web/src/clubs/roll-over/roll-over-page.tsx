import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useClub } from '../api/club.ts'
import { PlanForm } from './plan-form.tsx'
import { RollOverHistory } from './roll-over-history.tsx'
import { useRollOverForm, type RollOverForm } from './use-roll-over-form.ts'

/** Moves members to teams of their age, with preview and undo. */
export default function RollOverPage() {
  const { clubId = '' } = useParams()
  const text = useText('rollOver')
  const club = useClub({ clubId, enabled: true })
  const form = useRollOverForm(clubId)
  const { plan } = form
  const error = club.error ?? plan.error

  if (error && isNotFound(error)) return <NotFoundScreen />
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        subtitle={
          club.data && <span className="wrap-anywhere">{text.subtitle(club.data.club.name)}</span>
        }
        crumbs={[{ label: club.data?.club.name ?? text.toClub, to: paths.club(clubId) }]}
      />
      <Plan form={form} isBroken={Boolean(error)} />
      <RollOverHistory clubId={clubId} timeZone={club.data?.club.timeZone} />
    </PageMain>
  )
}

function Plan({ form, isBroken }: { form: RollOverForm; isBroken: boolean }) {
  const text = useText('rollOver')
  const { plan } = form
  if (isBroken) return <LoadFailure title={text.failed} hint={text.failedHint} query={plan} />
  if (!plan.data) return <SkeletonRows label={text.loading} />
  return <PlanForm plan={plan.data} form={form} />
}
