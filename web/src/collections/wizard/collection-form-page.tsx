import { may } from '@touchline/domain/teams/permissions'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { AdminsOnlyPage } from '../admins-only-page.tsx'
import { useCollection } from '../api.ts'
import { readKind } from './blank-collection.ts'
import { NewCollection } from './new-collection.tsx'
import { TitledWizard } from './titled-wizard.tsx'

/** Sets a collection up, or changes one that runs. */
export default function CollectionFormPage() {
  const actor = useActor()
  const { team } = useTeam()
  const [search] = useSearchParams()
  const id = search.get('collection')
  if (!may(actor, 'collections.manage')) return <AdminsOnlyPage />
  const [first] = useState(search)
  const kind = readKind(first.get('kind'))
  if (id === null) return <Navigate to={paths.createCollection(team.id)} replace />
  if (kind !== undefined && first.get('collection') === id)
    return <NewCollection key={id} id={id} kind={kind} />
  return <Found key={id} id={id} />
}

function Found({ id }: { id: string }) {
  const text = useText('collectionWizard')
  const { team } = useTeam()
  const collection = useCollection(team.id, id)
  return (
    <div className="mx-auto max-w-form">
      {collection.data === undefined && (
        <>
          <PageTitle title={`${text.settingsTitle} · ${team.name}`} />
          <h1 className="sr-only">{text.settingsTitle}</h1>
        </>
      )}
      {collection.isPending && <SkeletonRows label={text.loading} />}
      {collection.isLoadingError && <LoadFailure title={text.loadFailed} query={collection} />}
      {collection.data && <TitledWizard collection={collection.data} />}
    </div>
  )
}
