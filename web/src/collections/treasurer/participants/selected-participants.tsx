import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import { BellRing } from 'lucide-react'

import type { Selection } from '#web/members/use-selection.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useSendReminders } from './use-send-reminders.ts'

interface SelectedParticipantsProps {
  readonly collectionKey: CollectionKey
  readonly shown: readonly ParticipantShape[]
  readonly selection: Selection
}

/** Shown with the first selection: reminds the selected people. */
export function SelectedParticipants(props: SelectedParticipantsProps) {
  const { collectionKey, shown, selection } = props
  const text = useText('treasurer').people
  const reminding = useSendReminders(collectionKey)
  const { ids, isPicking } = selection
  if (ids.size === 0 && !isPicking) return null
  return (
    <div className="no-print mb-2 flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-1.5 max-md:not-short:sticky max-md:top-0 max-md:z-1">
      <span role="status" className="figures grow text-s text-muted">
        {text.selected(ids.size)}
      </span>
      {ids.size < shown.length && isPicking && (
        <Button size="s" variant="quiet" onClick={() => selection.set(shown.map(({ id }) => id))}>
          {text.selectAll}
        </Button>
      )}
      {ids.size > 0 && (
        <Button
          size="s"
          icon={<BellRing aria-hidden />}
          busy={reminding.isBusy}
          onClick={() => reminding.remind([...ids], () => selection.pick(false))}
        >
          {text.remind}
        </Button>
      )}
      <Button size="s" variant="quiet" onClick={() => selection.pick(false)}>
        {text.clear}
      </Button>
    </div>
  )
}
