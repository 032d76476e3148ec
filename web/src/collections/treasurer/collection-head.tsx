import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { Eye } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { pathIn } from '../path-in.ts'
import { CollectionMenu } from './collection-menu.tsx'
import { ShareForm } from './share-form.tsx'
import { TreasurerHeader } from './treasurer-header.tsx'

interface CollectionHeadProps {
  readonly teamId: string
  readonly collection: CollectionShape
}

const tones = { draft: 'warning', open: 'good', closed: 'neutral' } as const

/** The collection's name and state, with actions. */
export function CollectionHead({ teamId, collection }: CollectionHeadProps) {
  const text = useText('treasurer')
  const { states, unnamed } = useText('collections')
  const period = usePeriod(collection)
  return (
    <TreasurerHeader
      title={collection.name || unnamed}
      subtitle={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[collection.state]}>{states[collection.state]}</Badge>
          {period}
        </span>
      }
      actions={
        <>
          <CollectionMenu teamId={teamId} collection={collection} />
          <ButtonLink to={pathIn(collection.formUrl)} variant="quiet" icon={<Eye aria-hidden />}>
            {text.head.preview}
          </ButtonLink>
          <ShareForm collection={collection} />
        </>
      }
    />
  )
}

function usePeriod({ startsOn, endsOn }: CollectionShape): string | undefined {
  const { day, days } = useFormat()
  if (startsOn !== null && endsOn !== null) return days(startsOn, endsOn)
  const only = startsOn ?? endsOn
  return only === null ? undefined : day(only)
}
