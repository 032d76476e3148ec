import { may } from '@touchline/domain/teams/permissions'
import { useParams } from 'react-router'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { AdminsOnlyPage } from '../admins-only-page.tsx'
import { useCollection } from '../api.ts'
import { CollectionDetails } from './collection-details.tsx'
import { TreasurerHeader } from './treasurer-header.tsx'

/** A collection for its admins: who owes and who has paid. */
export default function CollectionPage() {
  const { collectionId = '' } = useParams()
  const { team } = useTeam()
  const actor = useActor()
  return may(actor, 'collections.manage') ? (
    <Known teamId={team.id} collectionId={collectionId} />
  ) : (
    <AdminsOnlyPage />
  )
}

function Known({ teamId, collectionId }: { teamId: string; collectionId: string }) {
  const text = useText('treasurer')
  const { title } = useText('collections')
  const { data, ...query } = useCollection(teamId, collectionId)
  if (data !== undefined) return <CollectionDetails teamId={teamId} collection={data} />
  return (
    <>
      <TreasurerHeader title={title} />
      {query.isPending ? (
        <SkeletonRows label={text.loading} />
      ) : (
        <LoadFailure title={text.failed} hint={text.failedHint} query={query} />
      )}
    </>
  )
}
