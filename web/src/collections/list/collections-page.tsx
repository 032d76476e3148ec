import { may } from '@touchline/domain/teams/permissions'

import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useCollections } from '../api.ts'
import { useHasUnsavedDraft } from '../wizard/kept-draft.ts'
import { CollectionRows } from './collection-rows.tsx'
import { MyCollections } from './my-collections.tsx'
import { RunningHeader } from './running-header.tsx'

/** A team's collections: those admins run, and those the reader was asked for. */
export default function CollectionsPage() {
  const text = useText('collections')
  const { team } = useTeam()
  const mayRun = may(useActor(), 'collections.manage')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <PageTitle title={`${text.title} · ${team.name}`} />
      {mayRun ? <RunningHeader /> : <PageHeader title={text.title} />}
      <Collections mayRun={mayRun} />
    </div>
  )
}

function Collections({ mayRun }: { mayRun: boolean }) {
  const text = useText('collections')
  const { team } = useTeam()
  const isTyped = useHasUnsavedDraft(team.id)
  const list = useCollections(team.id)
  if (list.isPending) return <SkeletonRows label={text.loading} />
  if (list.isLoadingError) return <LoadFailure title={text.loadFailed} query={list} />
  const collections = (list.data?.collections ?? []).filter(
    ({ id, isUntouched }) => !isUntouched || isTyped(id),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <MyCollections collections={collections} isAll={!mayRun} />
      <CollectionRows collections={collections.filter(({ figures }) => figures !== null)} />
    </div>
  )
}
