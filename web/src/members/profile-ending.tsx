import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'

import type { MemberForm } from './use-member-form.ts'

interface ProfileEndingProps {
  readonly member: MemberForm
  /** The open tab is a part of the form. */
  readonly isForm: boolean
  readonly onCancel: () => void
}

/** Save, and the warning when somebody else saved first. */
export function ProfileEnding({ member, isForm, onCancel }: ProfileEndingProps) {
  const text = useText('members')
  return (
    <>
      {member.hasConflict && (
        <div className="mt-5">
          <Banner
            tone="danger"
            action={
              <Button size="s" onClick={member.lookAgain}>
                {text.lookAgain}
              </Button>
            }
          >
            {text.validation.changedMeanwhile}
          </Banner>
        </div>
      )}
      {(isForm || member.isDirty) && (
        <DialogActions>
          <Button onClick={onCancel}>{text.form.cancel}</Button>
          <Button
            variant="primary"
            busy={member.busy}
            busyLabel={text.form.saving}
            onClick={() => void member.submit()}
          >
            {text.form.save}
          </Button>
        </DialogActions>
      )}
    </>
  )
}
