import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'

import type { MemberForm } from './use-member-form.ts'

interface ProfileEndingProps {
  readonly member: MemberForm
  /** The open tab has form fields. */
  readonly isForm: boolean
  readonly onCancel: () => void
}

/** The Save button, once all conflicts are resolved. */
export function ProfileEnding({ member, isForm, onCancel }: ProfileEndingProps) {
  const text = useText('members').form
  return (
    <>
      {(isForm || member.isDirty) && (
        <DialogActions>
          <Button onClick={onCancel}>{text.cancel}</Button>
          <Button
            variant="primary"
            busy={member.busy}
            busyLabel={text.saving}
            disabled={member.conflicts.list.length > 0}
            onClick={() => void member.submit()}
          >
            {text.save}
          </Button>
        </DialogActions>
      )}
    </>
  )
}
