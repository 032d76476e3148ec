import type { EventPage } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useComments } from './api/running.ts'
import { CommentForm } from './comment-form.tsx'
import { OneComment } from './one-comment.tsx'

/** Comments on an event, newest first. */
export function Comments({ event }: { event: EventPage }) {
  const { comments: text } = useText('running')
  const { loading, tryAgain } = useText('wire')
  const comments = useComments(event)
  return (
    <Card title={text.title} className="lg:col-start-1">
      <div className="grid gap-4">
        <CommentForm event={event} />
        {comments.isPending && <SkeletonRows label={loading} count={2} />}
        {comments.isError && (
          <div role="alert" className="grid justify-items-start gap-2">
            <p>{text.failed}</p>
            <Button size="s" onClick={() => void comments.refetch()}>
              {tryAgain}
            </Button>
          </div>
        )}
        {comments.data?.length === 0 && <p className="text-muted">{text.empty}</p>}
        {comments.data !== undefined && comments.data.length > 0 && (
          <ul className="grid">
            {comments.data.map((comment) => (
              <OneComment key={comment.id} event={event} comment={comment} />
            ))}
          </ul>
        )}
        {comments.hasNextPage && (
          <Button
            size="s"
            busy={comments.isFetchingNextPage}
            onClick={() => void comments.fetchNextPage()}
          >
            {text.older}
          </Button>
        )}
      </div>
    </Card>
  )
}
