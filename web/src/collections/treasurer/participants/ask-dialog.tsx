import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'

import { useRoster } from '#web/members/api/roster.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { AskChoice } from './ask-choice.tsx'

interface AskDialogProps {
  readonly collectionKey: CollectionKey
  readonly participants: readonly ParticipantShape[]
  readonly onClose: () => void
}

/** Invites further members. */
export function AskDialog(props: AskDialogProps) {
  const text = useText('treasurer').people
  return (
    <Dialog
      open
      onOpenChange={(open) => open || props.onClose()}
      title={text.ask}
      description={text.askText}
    >
      <Unasked {...props} />
    </Dialog>
  )
}

function Unasked({ collectionKey, participants, onClose }: AskDialogProps) {
  const text = useText('treasurer').people
  const { data, ...query } = useRoster(collectionKey.teamId)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (data === undefined) return <LoadFailure title={text.failed} query={query} />
  const asked = new Set(participants.map(({ memberId }) => memberId))
  const unasked = data.filter(({ id }) => !asked.has(id))
  if (unasked.length === 0) return <p>{text.everyoneInvited}</p>
  return <AskChoice collectionKey={collectionKey} members={unasked} onClose={onClose} />
}
