import type { Comment } from '@touchline/contract/events/shapes/comments'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import { Trash2 } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'

import { useRemoveComment } from './api/running.ts'
import { useNow } from './use-now.ts'

/** A comment with author and time; the author and staff can delete it. */
export function OneComment({ event, comment }: { event: EventPage; comment: Comment }) {
  const { comments: text } = useText('running')
  const { ago } = useFormat()
  const now = useNow()
  const toast = useToast()
  const remove = useRemoveComment(event)
  const mayRemove = may(useActor(), 'events.edit') || comment.isMine
  const name = comment.writtenBy || text.somebody
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 grow">
        <p className="text-s text-muted wrap-anywhere">
          <span className="font-medium text-ink">{name}</span> · {ago(comment.writtenAt, now)}
        </p>
        <p className="mt-0.5 whitespace-pre-line wrap-anywhere">
          <LinkedText words={comment.words} />
        </p>
      </div>
      {mayRemove && (
        <IconButton
          className="no-print"
          label={text.remove(name)}
          icon={<Trash2 aria-hidden />}
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate(comment.id, { onSuccess: () => toast({ title: text.removed }) })
          }
        />
      )}
    </li>
  )
}
