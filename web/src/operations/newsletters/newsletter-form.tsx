import type { Newsletter } from '@touchline/contract/operations/shapes/newsletters'
import { newsletterKinds } from '@touchline/domain/operations/newsletters'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'

import { DraftActions } from './draft-actions.tsx'
import { DraftPreview } from './draft-preview.tsx'
import { useDraft } from './use-draft.ts'
import { useSaveDraftForm } from './use-save-draft-form.ts'
import { WordsFields } from './words-fields.tsx'

/** Text of a newsletter in each language, beside its preview. */
export function NewsletterForm({ kept }: { kept: Newsletter | undefined }) {
  const { newsletters: text } = useText('operations').admin
  const wire = useText('wire')
  const draft = useDraft(kept)
  const { save, isSaving } = useSaveDraftForm(draft, kept?.id)
  const formId = useId()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <form
          id={formId}
          noValidate
          onSubmit={save}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <Select
            label={text.kind}
            options={newsletterKinds.map((value) => ({ value, label: text.kinds[value] }))}
            value={draft.kind}
            onChange={draft.setKind}
          />
          <WordsFields draft={draft} />
        </form>
        {/* Beside the form: what a question here is answered with would be sent as the form's. */}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            form={formId}
            variant={draft.isChanged ? 'primary' : 'secondary'}
            busy={isSaving}
            busyLabel={wire.saving}
          >
            {text.save}
          </Button>
          {kept !== undefined && <DraftActions newsletter={kept} draft={draft} />}
        </div>
      </div>
      <DraftPreview draft={draft} />
    </div>
  )
}
