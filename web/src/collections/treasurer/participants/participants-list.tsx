import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import { useMemo } from 'react'

import { useSelection } from '#web/members/use-selection.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useCollectionPlace } from '../use-collection-place.ts'
import { viewOf } from './participant-view.ts'
import { ParticipantsTable } from './participants-table.tsx'
import { ParticipantsToolbar } from './participants-toolbar.tsx'
import type { ParticipantsProps } from './participants.tsx'
import { SelectedParticipants } from './selected-participants.tsx'

interface ParticipantsListProps extends ParticipantsProps {
  readonly participants: readonly ParticipantShape[]
  /** Writes a bill for a member. */
  readonly onBill: (memberId: string) => void
}

/** The list with search, filters and row actions. */
export function ParticipantsList(props: ParticipantsListProps) {
  const { collectionKey, collection, participants, onBill } = props
  const text = useText('treasurer').people
  const { listQuery } = useCollectionPlace()
  const selection = useSelection()
  const { search, filter, fee, sort, descending } = listQuery
  const view = useMemo(
    () => viewOf(participants, { search, filter, fee, sort, descending }),
    [participants, search, filter, fee, sort, descending],
  )
  return (
    <>
      <ParticipantsToolbar collection={collection} counts={view.counts} selection={selection} />
      <p role="status" className="sr-only">
        {search !== '' && text.found(view.shown.length)}
      </p>
      <SelectedParticipants
        collectionKey={collectionKey}
        shown={view.shown}
        selection={selection}
      />
      {view.shown.length === 0 ? (
        <p className="py-6 text-muted">{text.noMatch}</p>
      ) : (
        <ParticipantsTable
          collectionKey={collectionKey}
          currency={collection.currency}
          rows={view.shown}
          selection={selection}
          onBill={onBill}
        />
      )}
    </>
  )
}
