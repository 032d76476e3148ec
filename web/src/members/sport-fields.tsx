import { useText } from '#web/platform/language/language.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { MemberForm } from './use-member-form.ts'

/** Where and under which number somebody plays: what staff says about them. */
export function SportFields({ member }: { member: MemberForm }) {
  const { form: text, refusals } = useText('members')
  const { form, problem, isLocked } = member
  const locked = isLocked('position')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {locked && <p className="text-s text-muted sm:col-span-2">{refusals.onlyStaff}</p>}
      <TextField
        {...form.register('position')}
        label={text.position}
        optional
        maxLength={60}
        disabled={locked}
        error={problem('position')}
      />
      <TextField
        {...form.register('jerseyNumber')}
        label={text.jerseyNumber}
        optional
        inputMode="numeric"
        maxLength={3}
        disabled={locked}
        error={problem('jerseyNumber')}
      />
      <TextField
        {...form.register('licenceNumber')}
        label={text.licenceNumber}
        optional
        maxLength={60}
        disabled={locked}
        error={problem('licenceNumber')}
      />
      {!locked && (
        <TextArea
          {...form.register('notes')}
          label={text.notes}
          description={text.notesHint}
          optional
          maxLength={2000}
          className="sm:col-span-2"
          error={problem('notes')}
        />
      )}
    </div>
  )
}
