import type { RequestShape } from '@touchline/contract/collections/shapes/bill'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useRequests } from '../api/participants.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { RequestCard } from './request-card.tsx'

interface RequestsProps {
  readonly collectionKey: CollectionKey
  readonly currency: string
}

/** Payers' requests, open ones first. */
export function Requests({ collectionKey, currency }: RequestsProps) {
  const text = useText('treasurer').requests
  const { data, ...query } = useRequests(collectionKey)
  const [answered, setAnswered] = useState<RequestShape>()
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (data === undefined) return <LoadFailure title={text.failed} query={query} />
  if (data.length === 0)
    return (
      <EmptyState icon={<MessageCircleQuestionMark aria-hidden />} title={text.empty}>
        {text.emptyText}
      </EmptyState>
    )
  const waiting = data.filter(({ state }) => state === 'open')
  const earlier = data.filter(({ state }) => state !== 'open')
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-s text-muted">{text.quiet}</p>
      {waiting.map((request) => (
        <RequestCard
          key={request.id}
          request={request}
          currency={currency}
          onAnswer={() => setAnswered(request)}
        />
      ))}
      {earlier.length > 0 && <h2 className="text-l">{text.earlier}</h2>}
      {earlier.map((request) => (
        <RequestCard key={request.id} request={request} currency={currency} />
      ))}
      {answered && (
        <AnswerDialog
          key={answered.id}
          collectionKey={collectionKey}
          currency={currency}
          request={answered}
          onClose={() => setAnswered(undefined)}
        />
      )}
    </div>
  )
}
