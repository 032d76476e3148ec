import type { RosterMember } from '@touchline/contract/members/shapes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { knownName } from './known-name.ts'
import { useChangeSelected } from './use-change-selected.ts'

interface ArchiveDialogProps {
  /** Empty while the dialog is closed. */
  readonly members: readonly RosterMember[]
  readonly onClose: () => void
  readonly onDone: () => void
}

export function ArchiveDialog({ members, onClose, onDone }: ArchiveDialogProps) {
  const text = useText('members')
  const { list } = useFormat()
  const change = useChangeSelected()
  const named = (some: readonly RosterMember[]) =>
    some.length > 3 ? text.count(some.length) : list(some.map((one) => knownName(one)))

  function confirm() {
    change.apply({
      members,
      act: { kind: 'archive' },
      said: (done) => text.profile.archived(named(done)),
      onDone,
      onFailed: onClose,
    })
  }

  return (
    <ConfirmDialog
      open={members.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={text.profile.archiveTitle(named(members))}
      confirmLabel={text.archive}
      onConfirm={confirm}
      busy={change.busy}
    >
      {text.profile.archiveText}
    </ConfirmDialog>
  )
}
