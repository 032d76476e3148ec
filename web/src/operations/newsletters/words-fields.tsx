import { maxSubject, maxWords } from '@touchline/domain/operations/newsletters'
import { languageNames, languages } from '@touchline/domain/values/language'

import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { Draft } from './use-draft.ts'

/** Text in one language at a time; languages with text are ticked. */
export function WordsFields({ draft }: { draft: Draft }) {
  const { newsletters: text } = useText('operations').admin
  const { language, shown, isChecked, incomplete, written } = draft
  const isWrong = isChecked && incomplete === language
  return (
    <>
      <Select
        label={text.language}
        description={text.languageHint}
        options={languages.map((value) => ({
          value,
          label: written.includes(value) ? `${languageNames[value]} •` : languageNames[value],
        }))}
        value={language}
        onChange={draft.setLanguage}
      />
      <TextField
        label={text.subject}
        required
        maxLength={maxSubject}
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
        maxLength={maxWords}
        lang={language}
        value={shown.words}
        error={isWrong && shown.words.trim() === '' ? text.wordsMissing : undefined}
        onChange={(event) => draft.write({ words: event.target.value })}
      />
    </>
  )
}
