import { useWatch } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type EventFields, orNull, useEventProblem } from './event-form-state.ts'
import { FormSection } from './form-section.tsx'
import { useProposedTitle } from './proposed-title.ts'

/** A title, needed only if type and opponent don't name the event, and notes. */
export function TitleSection({ teamId, ...fields }: EventFields & { readonly teamId: string }) {
  const proposedTitle = useProposedTitle(teamId)
  const { form: text } = useText('events')
  const problem = useEventProblem(fields)
  const { form } = fields
  const [type, opponentId, opponent] = useWatch({
    control: form.control,
    name: ['type', 'opponentId', 'opponent'],
  })
  const title = proposedTitle({ type, opponentId, opponent })
  return (
    <FormSection title={text.words}>
      <TextField
        {...form.register('title')}
        label={text.title}
        placeholder={title || text.titleHint}
        optional={title !== ''}
        required={title === ''}
        maxLength={200}
        autoComplete="off"
        error={problem('title')}
      />
      <TextArea
        {...form.register('details', { setValueAs: orNull })}
        label={text.details}
        placeholder={text.detailsHint}
        optional
        maxLength={5000}
        error={problem('details')}
      />
    </FormSection>
  )
}
