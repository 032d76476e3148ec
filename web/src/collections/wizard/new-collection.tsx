import type { CollectionKind } from '@touchline/domain/collections/readiness'
import { useSearchParams } from 'react-router'

import { useTeam } from '#web/teams/team-context.tsx'

import { useCollection } from '../api.ts'
import { useBlankCollection } from './blank-collection.ts'
import { TitledWizard } from './titled-wizard.tsx'
import { useCreateCollection } from './use-create-collection.ts'

interface NewCollectionProps {
  readonly id: string
  readonly kind: CollectionKind
}

/** Created once something is typed. */
export function NewCollection({ id, kind }: NewCollectionProps) {
  const { team } = useTeam()
  const [search] = useSearchParams()
  const { data } = useCollection(team.id, id, !search.has('kind'))
  const blank = useBlankCollection(id, kind)
  const begin = useCreateCollection(id, kind)
  return (
    <div className="mx-auto max-w-form">
      <TitledWizard collection={data ?? blank} begin={data === undefined ? begin : undefined} />
    </div>
  )
}
