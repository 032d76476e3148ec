import type { EventPage } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import { Check, CloudDownload } from 'lucide-react'

import { useStoredOfflineEvent } from '#web/events/api/offline-event.ts'
import { useIsAway } from '#web/platform/client/availability.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { useIsForgetful } from '#web/platform/offline/device.ts'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { useOfflineEvent } from './use-offline-event.ts'

/** Whether an event is saved here, since when, and a button to save it. */
export function SaveButton({ event }: { event: EventPage }) {
  const text = useText('offlineEvent')
  const { title: offline } = useText('offline')
  const isAway = useIsAway()
  const { save, isTime } = useOfflineEvent(event)
  if (!isTime || event.cancelledAt !== null) return null
  return (
    <div className="no-print grid justify-items-start gap-2">
      <SavedWords event={event} />
      <Button
        icon={<CloudDownload aria-hidden />}
        busy={save.isPending}
        refusal={isAway ? offline : undefined}
        onClick={() => save.mutate()}
      >
        {useIsSaved(event) ? text.saveAgain : text.save}
      </Button>
      {save.isError && (
        <p role="alert" className="text-s text-danger">
          {text.failed}
        </p>
      )}
    </div>
  )
}

/** Including phone numbers, for people who may have them. */
function useIsSaved(event: EventPage): boolean {
  const mayTake = may(useActor(), 'events.contacts')
  const numbers = useStoredOfflineEvent({ teamId: event.teamId, eventId: event.id })
  const { saved } = useOfflineEvent(event)
  return saved !== undefined && (!mayTake || numbers.data !== undefined)
}

function SavedWords({ event }: { event: EventPage }) {
  const text = useText('offlineEvent')
  const { moment } = useFormat()
  const isForgetful = useIsForgetful()
  const isSaved = useIsSaved(event)
  const { saved } = useOfflineEvent(event)
  if (isForgetful) return <p className="text-s">{text.forgetful}</p>
  if (!isSaved || saved === undefined) return <p className="text-s text-muted">{text.notSaved}</p>
  const here = localTimeZone()
  return (
    <p role="status" className="figures flex items-center gap-1.5 text-s">
      <Check className="size-4 shrink-0 text-good" aria-hidden />
      {text.saved(moment(new Date(saved), here))}
    </p>
  )
}
