import type { RosterMember } from '@touchline/contract/members/shapes'
import { defaultRole } from '@touchline/domain/members/roles'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { ShortTextField } from '#web/ui/short-text-field.tsx'

import { useChangeSelected } from './use-change-selected.ts'

interface RoleDialogProps {
  readonly members: readonly RosterMember[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Gives one role to all selected members. */
export function RoleDialog({ members, onClose, onDone }: RoleDialogProps) {
  const text = useText('members')
  const { errors } = useText('wire')
  const change = useChangeSelected()
  const [role, setRole] = useState<string>(defaultRole)
  const [problem, setProblem] = useState<string>()
  const isMissing = role.trim() === ''

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isMissing) return
    setProblem(undefined)
    change.apply({
      members,
      act: { kind: 'role', role: role.trim() },
      said: () => text.table.roleGiven(labelOf(text.roles, role.trim())),
      onDone,
      onRefused: (error) => setProblem(errors[codeOf(error)]),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.table.giveRoleTitle(text.count(members.length))}
      size="s"
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <ShortTextField
          label={text.form.role}
          description={text.form.roleHint}
          required
          maxLength={60}
          words={text.roles}
          value={role}
          onChange={setRole}
          error={isMissing ? text.validation.roleRequired : undefined}
        />
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        <DialogActions>
          <Button onClick={onClose}>{text.form.cancel}</Button>
          <Button type="submit" variant="primary" busy={change.busy} busyLabel={text.form.saving}>
            {text.form.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
