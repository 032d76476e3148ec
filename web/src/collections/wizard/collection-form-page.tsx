import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { may } from '@touchline/domain/teams/permissions'
import { Navigate, useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useCollection } from '../api.ts'
import { OnlyAdmins } from '../only-admins.tsx'
import { Wizard } from './wizard.tsx'

/** Sets a collection up, or changes one that runs. */
export default function CollectionFormPage() {
  const actor = useActor()
  const { team } = useTeam()
  const [search] = useSearchParams()
  const id = search.get('collection')
  if (!may(actor, 'collections.manage')) return <OnlyAdmins />
  if (id === null) return <Navigate to={paths.createCollection(team.id)} replace />
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
      {collection.data && <Shown collection={collection.data} />}
    </div>
  )
}

function Shown({ collection }: { collection: CollectionShape }) {
  const text = useText('collectionWizard')
  const { title: all } = useText('collections')
  const { team } = useTeam()
  const isDraft = collection.state === 'draft'
  const title = isDraft ? text.titles[collection.kind] : text.settingsTitle
  return (
    <>
      <PageTitle title={`${title} · ${team.name}`} />
      <PageHeader
        title={title}
        subtitle={isDraft ? undefined : <span className="wrap-anywhere">{collection.name}</span>}
        crumbs={[
          { label: all, to: paths.collections(team.id) },
          ...(isDraft
            ? []
            : [{ label: collection.name, to: paths.collection(team.id, collection.id) }]),
          { label: title },
        ]}
      />
      <Wizard collection={collection} />
    </>
  )
}
