import { may } from '@touchline/domain/teams/permissions'
import { Navigate, useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { AdminsOnlyPage } from '../admins-only-page.tsx'
import { useCollection } from '../api.ts'
import { CollectionReady } from './collection-ready.tsx'

/** Confirms a new collection, with next steps. */
export default function CollectionSuccessPage() {
  const actor = useActor()
  const { team } = useTeam()
  const [search] = useSearchParams()
  const id = search.get('collection')
  if (!may(actor, 'collections.manage')) return <AdminsOnlyPage />
  if (id === null) return <Navigate to={paths.collections(team.id)} replace />
  return <Found id={id} />
}

function Found({ id }: { id: string }) {
  const text = useText('collectionWizard')
  const { team } = useTeam()
  const collection = useCollection(team.id, id)
  if (collection.isPending)
    return (
      <>
        <PageTitle title={`${text.loading} · ${team.name}`} />
        <SkeletonPage title={text.loading} label={text.loading} />
      </>
    )
  if (collection.isLoadingError)
    return (
      <>
        <PageTitle title={`${text.loadFailed} · ${team.name}`} />
        <LoadFailure heading="h1" title={text.loadFailed} query={collection} />
      </>
    )
  if (collection.data?.state === 'draft')
    return <Navigate to={paths.collectionForm(team.id, id)} replace />
  return collection.data && <CollectionReady collection={collection.data} />
}
