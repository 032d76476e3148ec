import type { PublishCheck, Unconsented } from '@touchline/contract/photos/shapes'
import { useState } from 'react'

import { useComplaint } from '#web/members/use-complaint.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type AlbumKey, useAskConsent, usePublish, usePublishCheck } from './api.ts'

interface PublishDialogProps {
  readonly place: AlbumKey
  readonly onClose: () => void
}

/** Names everyone without consent, to look for in the pictures before the team sees them. */
export function PublishDialog({ place, onClose }: PublishDialogProps) {
  const text = useText('photos')
  const check = usePublishCheck(place)
  if (check.data && !check.isFetching)
    return (
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

interface QuestionProps extends PublishDialogProps {
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
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="font-semibold">{text.lookFor}</h3>
        <p className="text-s text-muted">{text.lookForText}</p>
        {check.isByAttendance && <p className="text-s text-muted">{text.byAttendance}</p>}
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
            </span>
          </li>
        ))}
      </ul>
      <AskParents place={place} people={check.people} />
    </section>
  )
}

function AskParents({ place, people }: { place: AlbumKey; people: readonly Unconsented[] }) {
  const text = useText('photos')
  const complain = useComplaint()
  const ask = useAskConsent(place)
  const open = people.filter(({ consent }) => consent === 'unanswered')
  if (open.length === 0) return null
  if (ask.isSuccess) return <p role="status">{text.asked(ask.data.asked)}</p>
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
