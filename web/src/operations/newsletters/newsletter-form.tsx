import type { Newsletter } from '@touchline/contract/operations/shapes/newsletters'
import { mostSubject, mostWords, newsletterKinds } from '@touchline/domain/operations/newsletters'
import { languages } from '@touchline/domain/values/language'
import { type SubmitEvent, useDeferredValue } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useKeepDraft } from './api.ts'
import { DraftActions } from './draft-actions.tsx'
import { Preview } from './preview.tsx'
import { useDraft, type Draft } from './use-draft.ts'

/** The words of a newsletter, language by language, beside the letter they make. */
export function NewsletterForm({ kept }: { kept: Newsletter | undefined }) {
  const { newsletters: text } = useText('operations').admin
  const wire = useText('wire')
  const draft = useDraft(kept)
  const { save, isSaving } = useSave(draft, kept?.id)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
      <form noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Select
          label={text.kind}
          options={newsletterKinds.map((value) => ({ value, label: text.kinds[value] }))}
          value={draft.kind}
          onChange={draft.setKind}
        />
        <WordsFields draft={draft} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant={draft.isChanged ? 'primary' : 'secondary'}
            busy={isSaving}
            busyLabel={wire.saving}
          >
            {text.save}
          </Button>
          {kept !== undefined && <DraftActions newsletter={kept} draft={draft} />}
        </div>
      </form>
      <DraftPreview draft={draft} />
    </div>
  )
}

function WordsFields({ draft }: { draft: Draft }) {
  const { newsletters: text } = useText('operations').admin
  const { languages: names } = useText('accounts')
  const { language, shown, isChecked, incomplete, written } = draft
  const isWrong = isChecked && incomplete === language
  return (
    <>
      <Select
        label={text.language}
        description={text.languageHint}
        options={languages.map((value) => ({
          value,
          label: written.includes(value) ? `${names[value]} ✓` : names[value],
        }))}
        value={language}
        onChange={draft.setLanguage}
      />
      <TextField
        label={text.subject}
        required
        maxLength={mostSubject}
        lang={language}
        value={shown.subject}
        error={isWrong && shown.subject.trim() === '' ? text.subjectMissing : undefined}
        onChange={(event) => draft.write({ subject: event.target.value })}
      />
      <TextArea
        label={text.words}
        description={text.wordsHint}
        required
        rows={10}
        maxLength={mostWords}
        lang={language}
        value={shown.words}
        error={isWrong && shown.words.trim() === '' ? text.wordsMissing : undefined}
        onChange={(event) => draft.write({ words: event.target.value })}
      />
    </>
  )
}

/** The letter follows what is typed, after the typing. */
function DraftPreview({ draft: { kind, draft, language } }: { draft: Draft }) {
  const { newsletters: text } = useText('operations').admin
  const shown = draft.texts.find((one) => one.language === language)
  const subject = useDeferredValue(shown?.subject ?? '')
  const words = useDeferredValue(shown?.words ?? '')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-l">{text.preview}</h2>
      {subject === '' || words === '' ? (
        <p className="text-muted">{text.previewHint}</p>
      ) : (
        <Preview kind={kind} text={{ language, subject, words }} />
      )}
    </section>
  )
}

function useSave(draft: Draft, newsletterId: string | undefined) {
  const { newsletters: text } = useText('operations').admin
  const wire = useText('wire')
  const toast = useToast()
  const navigate = useNavigate()
  const { mutate, isPending } = useKeepDraft(newsletterId)

  function save(event: SubmitEvent): void {
    event.preventDefault()
    draft.check()
    if (draft.incomplete !== undefined) {
      draft.setLanguage(draft.incomplete)
      return
    }
    mutate(draft.draft, {
      onSuccess: ({ id }) => {
        toast({ title: text.saved })
        if (newsletterId === undefined)
          void navigate(paths.adminNewsletter(id), { replace: true })
      },
      onError: (error) => toast({ title: wire.errors[codeOf(error)], tone: 'error' }),
    })
  }
  return { save, isSaving: isPending }
}
