import type { Album, PublishCheck } from '@touchline/contract/photos/shapes'
import { askAgainDays } from '@touchline/domain/photos/limits'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import {
  type AlbumKey,
  useAskConsent,
  usePublish,
  usePublishCheck,
  useRefreshPhotos,
} from './api.ts'

interface PublishDialogProps {
  readonly place: AlbumKey
  /** As it is on the page. */
  readonly album: Pick<Album, 'waitingCount'>
  readonly onClose: () => void
}

/** Names everyone without consent, to look for in the pictures before the team sees them. */
export function PublishDialog({ place, album, onClose }: PublishDialogProps) {
  const text = useText('photos')
  const check = usePublishCheck(place)
  const [seen] = useState(album.waitingCount)
  if (check.data && !check.isFetching)
    return check.data.waitingCount > seen ? (
      <MoreArrived place={place} count={check.data.waitingCount - seen} onClose={onClose} />
    ) : (
      <Question
        place={place}
        check={check.data}
        onClose={onClose}
        onChanged={() => void check.refetch()}
      />
    )
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={text.publish}>
      {check.isLoadingError ? (
        <LoadFailure title={text.failed} query={check} />
      ) : (
        <SkeletonRows label={text.loading} />
      )}
    </Dialog>
  )
}

interface MoreArrivedProps extends Omit<PublishDialogProps, 'album'> {
  readonly count: number
}

/** Photos that came after the page was read are looked at first. */
function MoreArrived({ place, count, onClose }: MoreArrivedProps) {
  const text = useText('photos')
  const refresh = useRefreshPhotos(place.teamId)
  const close = () => {
    refresh()
    onClose()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()} title={text.moreArrived(count)}>
      <div className="grid gap-4">
        <p>{text.lookFirst}</p>
        <Button variant="primary" onClick={close}>
          {text.look}
        </Button>
      </div>
    </Dialog>
  )
}

interface QuestionProps extends Omit<PublishDialogProps, 'album'> {
  readonly check: PublishCheck
  readonly onChanged: () => void
}

function Question({ place, check, onClose, onChanged }: QuestionProps) {
  const text = useText('photos')
  const toast = useToast()
  const publish = usePublish(place)
  const [isConfirmed, setConfirmed] = useState(false)
  const [isTried, setTried] = useState(false)
  const { people, checkedAt, waitingCount } = check
  const mustConfirm = people.length > 0 && !isConfirmed
  const hasChanged = publish.error !== null && codeOf(publish.error) === 'changed_meanwhile'
  function submit() {
    setTried(true)
    if (mustConfirm) return
    const notShown = people.map(({ memberId }) => memberId)
    publish.mutate(
      { checkedAt, notShown },
      {
        onSuccess: () => {
          toast({ title: text.published })
          onClose()
        },
        onError: (error) => codeOf(error) === 'changed_meanwhile' && onChanged(),
      },
    )
  }
  return (
    <EntryDialog
      title={text.publishTitle(waitingCount)}
      submitLabel={text.publish}
      save={publish}
      problem={hasChanged ? text.changed : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {people.length === 0 ? (
        <p>{text.publishToAll}</p>
      ) : (
        <>
          <WithoutConsent place={place} check={check} />
          <Checkbox
            label={text.notShown}
            value={isConfirmed}
            error={isTried && mustConfirm ? text.tickFirst : undefined}
            onChange={setConfirmed}
          />
        </>
      )}
    </EntryDialog>
  )
}

function WithoutConsent({ place, check }: { place: AlbumKey; check: PublishCheck }) {
  const text = useText('photos')
  const format = useFormat()
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="font-semibold">{text.lookFor}</h3>
        <p className="text-s text-muted">{text.lookForText}</p>
        {check.leavesOutAbsent && <p className="text-s text-muted">{text.withoutAbsent}</p>}
      </div>
      <ul className="divide-y divide-line rounded-control border border-line">
        {check.people.map((person) => (
          <li key={person.memberId} className="flex justify-between gap-3 px-3 py-2">
            <span className="min-w-0 font-medium wrap-anywhere">
              {[person.firstName, person.lastName].filter(Boolean).join(' ')}
            </span>
            <span
              className={person.consent === 'no' ? 'shrink-0 text-danger' : 'shrink-0 text-muted'}
            >
              {text[person.consent]}
              {person.askedAt !== null && person.consent === 'unanswered' && (
                <span className="block text-end text-s">
                  {text.askedOn(format.day(person.askedAt.slice(0, 10)))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <AskParents place={place} check={check} />
    </section>
  )
}

function AskParents({ place, check }: { place: AlbumKey; check: PublishCheck }) {
  const { people, checkedAt } = check
  const text = useText('photos')
  const complain = useErrorToast()
  const ask = useAskConsent(place)
  const again = new Date(Date.parse(checkedAt) - askAgainDays * 86_400_000).toISOString()
  const open = people.filter(
    ({ consent, askedAt }) => consent === 'unanswered' && (askedAt === null || askedAt <= again),
  )
  if (ask.isSuccess) return <p role="status">{text.asked(ask.data.asked)}</p>
  if (open.length === 0) return null
  return (
    <div>
      <Button
        size="s"
        busy={ask.isPending}
        refusal={open.every(({ isUnreached }) => isUnreached) ? text.noneToAsk : undefined}
        onClick={() => ask.mutate(undefined, { onError: complain })}
      >
        {text.ask}
      </Button>
    </div>
  )
}
