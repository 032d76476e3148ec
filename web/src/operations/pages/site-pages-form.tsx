import type { SitePageText } from '@touchline/contract/operations/shapes/site-pages'
import { maxPageWords, type SitePage, sitePages } from '@touchline/domain/operations/site-pages'
import { languageNames, languages } from '@touchline/domain/values/language'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { OperatorText } from '../operator-text.tsx'
import { useSitePageDraft } from './use-site-page-draft.ts'

/** A page in one language at a time, beside its preview; languages with text are ticked. */
export function SitePagesForm({ texts }: { texts: readonly SitePageText[] }) {
  const { pages: text } = useText('operations').admin
  const wire = useText('wire')
  const { moment } = useFormat()
  const draft = useSitePageDraft(texts)
  const { page, language, words, kept } = draft

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
      <form noValidate onSubmit={draft.save} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ChoiceFields draft={draft} />
        <TextArea
          label={text.words}
          description={`${text.wordsHint} ${text.whenEmpty[page]}`}
          rows={14}
          maxLength={maxPageWords}
          lang={language}
          value={words}
          error={draft.isOutrun ? text.changedMeanwhile : undefined}
          onChange={(event) => draft.write(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant={draft.isChanged ? 'primary' : 'secondary'}
            busy={draft.isSaving}
            busyLabel={wire.saving}
          >
            {text.save}
          </Button>
          <TextLink to={page === 'imprint' ? paths.imprint : paths.privacy}>{text.see}</TextLink>
          {kept.changedAt !== null && (
            <p className="text-s text-muted">
              {text.changedAt(moment(kept.changedAt, localTimeZone()))}
            </p>
          )}
        </div>
      </form>
      <section aria-label={text.preview}>
        <h2 className="text-l">{text.preview}</h2>
        {words.trim() === '' ? (
          <p className="mt-2 text-muted">{text.nothing}</p>
        ) : (
          <OperatorText words={words} language={language} heading="h3" />
        )}
      </section>
    </div>
  )
}

function ChoiceFields({ draft }: { draft: ReturnType<typeof useSitePageDraft> }) {
  const { pages: text } = useText('operations').admin
  const tick = (page: SitePage, label: string, language: SitePageText['language']) =>
    draft.isWritten(page, language) ? `${label} •` : label
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-5 sm:grid-cols-2">
      <Select
        label={text.page}
        options={sitePages.map((value) => ({ value, label: text.names[value] }))}
        value={draft.page}
        onChange={draft.setPage}
      />
      <Select
        label={text.language}
        description={text.languageHint}
        options={languages.map((value) => ({
          value,
          label: tick(draft.page, languageNames[value], value),
        }))}
        value={draft.language}
        onChange={draft.setLanguage}
      />
    </div>
  )
}
