import { Copy, Eye, EyeOff, Share2 } from 'lucide-react'

import { useComplaint } from '#web/members/use-complaint.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { useLastLineUp, usePublishLineUp } from '../api/match-day.ts'
import type { ShownMatch } from '../use-match.ts'
import type { Draft } from './use-draft.ts'
import { useSharePicture } from './use-share-picture.ts'

interface LineUpActionsProps {
  readonly match: ShownMatch
  readonly draft: Draft
}

/** What can be done with the line-up as a whole. */
export function LineUpActions({ match, draft }: LineUpActionsProps) {
  const text = useText('matchDay').lineUp
  const toast = useToast()
  const complain = useComplaint()
  const { event, day } = match
  const last = useLastLineUp({ teamId: event.teamId, eventId: event.id })
  const share = useSharePicture(match, draft.lineUp)

  function copyLast() {
    last.mutate(undefined, {
      onError: complain,
      onSuccess: ({ lineUp, leftOut }) => {
        if (lineUp === null) {
          toast({ title: text.nothingToCopy })
          return
        }
        draft.change(lineUp)
        toast({ title: leftOut.length === 0 ? text.copied : text.copiedWithout(leftOut.length) })
      },
    })
  }

  return (
    <div className="flex grow flex-wrap items-center gap-2">
      <Button size="s" icon={<Copy aria-hidden />} busy={last.isPending} onClick={copyLast}>
        {text.copyLast}
      </Button>
      <Button
        size="s"
        icon={<Share2 aria-hidden />}
        busy={share.isBusy}
        refusal={draft.lineUp.players.length === 0 ? text.none : undefined}
        onClick={share.share}
      >
        {text.share}
      </Button>
      <Publication match={match} isChanged={draft.isChanged} />
      {day.lineUp !== null && (
        <Badge tone={day.lineUp.publishedAt === null ? 'neutral' : 'good'}>
          {day.lineUp.publishedAt === null ? text.draft : text.published}
        </Badge>
      )}
    </div>
  )
}

function Publication({ match, isChanged }: { match: ShownMatch; isChanged: boolean }) {
  const text = useText('matchDay').lineUp
  const toast = useToast()
  const complain = useComplaint()
  const { event, day } = match
  const publish = usePublishLineUp({ teamId: event.teamId, eventId: event.id })
  const isDraft = (day.lineUp?.publishedAt ?? null) === null
  return (
    <Button
      size="s"
      variant={isDraft ? 'primary' : 'secondary'}
      icon={isDraft ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      busy={publish.isPending}
      refusal={day.lineUp === null || isChanged ? text.saveFirst : undefined}
      onClick={() =>
        publish.mutate(
          { version: day.lineUp?.version ?? 0, isPublished: isDraft },
          {
            onError: complain,
            onSuccess: () => toast({ title: isDraft ? text.isPublished : text.isDraft }),
          },
        )
      }
    >
      {isDraft ? text.publish : text.unpublish}
    </Button>
  )
}
