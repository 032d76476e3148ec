import type { CollectionKind } from '@touchline/domain/collections/readiness'
import { useSearchParams } from 'react-router'

import { useTeam } from '#web/teams/team-context.tsx'

import { useCollection } from '../api.ts'
import { useBlank } from './blank.ts'
import { TitledWizard } from './titled-wizard.tsx'
import { useBegin } from './use-begin.ts'

interface NewCollectionProps {
  readonly id: string
  readonly kind: CollectionKind
}

/** Created once something is typed. */
export function NewCollection({ id, kind }: NewCollectionProps) {
  const { team } = useTeam()
  const [search] = useSearchParams()
  const { data } = useCollection(team.id, id, !search.has('kind'))
  const blank = useBlank(id, kind)
  const begin = useBegin(id, kind)
  return (
    <div className="mx-auto max-w-form">
      <TitledWizard collection={data ?? blank} begin={data === undefined ? begin : undefined} />
    </div>
  )
}
