import { may } from '@touchline/domain/teams/permissions'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { PremiumRefusal } from '#web/entitlements/premium-refusal.tsx'
import { usePremiumRefusal } from '#web/entitlements/use-premium-refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { AdminsOnlyPage } from '../admins-only-page.tsx'
import { CollectionKinds } from './collection-kinds.tsx'

/** Chooses the kind of a new collection. */
export default function CreateCollectionPage() {
  return may(useActor(), 'collections.manage') ? <Chooser /> : <AdminsOnlyPage />
}

function Chooser() {
  const text = useText('collections')
  const { team, entitlement } = useTeam()
  const refusal = usePremiumRefusal(entitlement, 'fee_collections')
  const { title } = text.chooser
  return (
    <div className="mx-auto grid max-w-form grid-cols-[minmax(0,1fr)]">
      <PageTitle title={`${title} · ${team.name}`} />
      <PageHeader
        title={title}
        crumbs={[{ label: text.title, to: paths.collections(team.id) }, { label: title }]}
      />
      {refusal === undefined ? (
        <CollectionKinds />
      ) : (
        <PremiumRefusal refusal={refusal} teamId={team.id} />
      )}
    </div>
  )
}
