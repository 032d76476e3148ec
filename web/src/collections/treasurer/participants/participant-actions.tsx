import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { BellRing, ReceiptText, UserPlus } from 'lucide-react'
import { useState } from 'react'

import { useIsAway } from '#web/platform/client/availability.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { ExportCollection } from '../report/export-collection.tsx'
import { useSendReminders } from './use-send-reminders.ts'

interface ParticipantActionsProps {
  readonly collectionKey: CollectionKey
  readonly collection: CollectionShape
  readonly participants: readonly ParticipantShape[]
  readonly onAsk: () => void
  readonly onBill: () => void
}

/** Actions for the whole list, and for people not in it. */
export function ParticipantActions(props: ParticipantActionsProps) {
  const { collectionKey, collection, participants, onAsk, onBill } = props
  const { people: text, newBill, needsNetwork } = useText('treasurer')
  const isAway = useIsAway()
  const isOpen = collection.state === 'open'
  const unbillable = collection.state === 'draft' ? text.askOnlyOpen : undefined
  const offline = isAway ? needsNetwork : undefined
  return (
    <div className="fades-sideways no-print mb-4 flex gap-2 [scrollbar-width:none] max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:*:shrink-0 sm:flex-wrap">
      <Button
        size="s"
        icon={<UserPlus aria-hidden />}
        refusal={isOpen ? undefined : text.askOnlyOpen}
        onClick={onAsk}
      >
        {text.ask}
      </Button>
      <Button
        size="s"
        icon={<ReceiptText aria-hidden />}
        refusal={unbillable ?? offline}
        onClick={onBill}
      >
        {newBill.title}
      </Button>
      {participants.length > 0 && (
        <>
          <RemindAll collectionKey={collectionKey} isOpen={isOpen} participants={participants} />
          <ExportCollection collectionKey={collectionKey} what="participants" />
        </>
      )}
    </div>
  )
}

interface RemindAllProps extends Pick<ParticipantActionsProps, 'collectionKey' | 'participants'> {
  readonly isOpen: boolean
}

/**
 * Reminds people with something due and, while the form is open, those who haven't filled it in.
 */
function RemindAll({ collectionKey, participants, isOpen }: RemindAllProps) {
  const text = useText('treasurer').people
  const [isAsked, setAsked] = useState(false)
  const reminding = useSendReminders(collectionKey)
  const count = participants.reduce(
    (sum, { state, dueReminders }) => (isOpen || state !== 'invited' ? sum + dueReminders : sum),
    0,
  )
  return (
    <>
      <Button
        size="s"
        icon={<BellRing aria-hidden />}
        busy={reminding.isBusy}
        refusal={count === 0 ? text.nothingDue : undefined}
        onClick={() => setAsked(true)}
      >
        {text.remindAll}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        tone="plain"
        title={text.remindAllTitle}
        confirmLabel={text.remind}
        onConfirm={() => {
          setAsked(false)
          reminding.remind('everybody')
        }}
      >
        {text.remindAllText(count)}
      </ConfirmDialog>
    </>
  )
}
