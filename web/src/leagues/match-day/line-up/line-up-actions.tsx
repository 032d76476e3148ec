import { fillLineUp } from '@touchline/domain/leagues/match-day/fill-line-up'
import { Copy, Eye, EyeOff, Share2, UserCheck } from 'lucide-react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { useLastLineUp } from '../api/match-day.ts'
import type { ShownMatch } from '../use-match.ts'
import { linesAt, placesOf } from './places.ts'
import { sideOf } from './side.ts'
import type { Draft } from './use-draft.ts'
import type { Publication } from './use-publication.ts'
import { useSharePicture } from './use-share-picture.ts'

interface LineUpActionsProps {
  readonly match: ShownMatch
  readonly draft: Draft
  readonly publication: Publication
  readonly savesItself: boolean
}

/** Actions for the whole line-up. */
export function LineUpActions(props: LineUpActionsProps) {
  const { match, draft, publication, savesItself } = props
  const text = useText('matchDay').lineUp
  const share = useSharePicture(match, draft.lineUp)
  const isKept = match.day.lineUp !== null && !draft.isChanged
  return (
    <div className="flex grow flex-wrap items-center gap-2">
      <FillIn match={match} draft={draft} />
      <CopyLast match={match} draft={draft} />
      {draft.lineUp.players.length > 0 && (
        <Button
          size="s"
          variant="quiet"
          icon={<Share2 aria-hidden />}
          busy={share.isBusy}
          onClick={share.share}
        >
          {text.share}
        </Button>
      )}
      {(isKept || savesItself) && <Published publication={publication} />}
    </div>
  )
}

type PartProps = Pick<LineUpActionsProps, 'match' | 'draft'>

/** Adds everyone who is coming to pitch or bench. */
function FillIn({ match: { day }, draft }: PartProps) {
  const text = useText('matchDay').lineUp
  const isComing = day.people.some(
    ({ answer, isStaff }) => !isStaff && (answer === 'going' || answer === 'maybe'),
  )
  const isEmpty = draft.lineUp.players.length === 0
  const places = linesAt(placesOf(sideOf(day), draft.lineUp.formation))
  return (
    <Button
      size="s"
      variant={isEmpty ? 'primary' : 'secondary'}
      icon={<UserCheck aria-hidden />}
      refusal={isComing ? undefined : text.noPlayersComing}
      onClick={() => draft.change(fillLineUp(draft.lineUp, { people: day.people, places }))}
    >
      {text.fill}
    </Button>
  )
}

function CopyLast({ match: { event }, draft }: PartProps) {
  const text = useText('matchDay').lineUp
  const toast = useToast()
  const complain = useErrorToast()
  const last = useLastLineUp({ teamId: event.teamId, eventId: event.id })

  function copy() {
    last.mutate(undefined, {
      onError: complain,
      onSuccess: ({ lineUp, leftOut }) => {
        if (lineUp !== null) draft.change(lineUp)
        const missing = lineUp === null ? text.nothingToCopy : undefined
        const title =
          missing ?? (leftOut.length > 0 ? text.copiedWithout(leftOut.length) : undefined)
        if (title !== undefined) toast({ title })
      },
    })
  }

  return (
    <Button size="s" icon={<Copy aria-hidden />} busy={last.isPending} onClick={copy}>
      {text.copyLast}
    </Button>
  )
}

/** Whether the team sees the line-up. */
function Published({ publication }: { publication: Publication }) {
  const text = useText('matchDay').lineUp
  const { isPublished, isBusy, publish, unpublish } = publication
  return (
    <>
      <Button
        size="s"
        variant={isPublished ? 'secondary' : 'primary'}
        icon={isPublished ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        busy={isBusy}
        onClick={isPublished ? unpublish : publish}
      >
        {isPublished ? text.unpublish : text.publish}
      </Button>
      <Badge tone={isPublished ? 'good' : 'neutral'}>
        {isPublished ? text.published : text.draft}
      </Badge>
    </>
  )
}
