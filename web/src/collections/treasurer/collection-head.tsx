import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

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
  const { states, unnamed } = useText('collections')
  const period = usePeriod(collection)
  return (
    <TreasurerHeader
      title={collection.name || unnamed}
      subtitle={
        // An open one needs no word on phones, where its people come first.
        <span
          className={cx(
            'flex flex-wrap items-center gap-x-3 gap-y-1',
            collection.state === 'open' && 'max-sm:hidden',
          )}
        >
          <Badge tone={tones[collection.state]}>{states[collection.state]}</Badge>
          {period}
        </span>
      }
      actions={
        <>
          <CollectionMenu teamId={teamId} collection={collection} />
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
