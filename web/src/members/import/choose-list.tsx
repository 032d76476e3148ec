import type { ErrorCode } from '@touchline/contract/wire/errors'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import type { ImportList } from '../api/imports.ts'
import { base64Of, maxListBytes } from './file-content.ts'

interface ChooseListProps {
  readonly refusal: ErrorCode | undefined
  readonly busy: boolean
  /** Texts that differ for a club. */
  readonly words?: { readonly intro: string; readonly pastePlaceholder: string }
  readonly onRead: (list: ImportList) => void
}

/** Takes a chosen or dropped file, or rows pasted from a spreadsheet. */
export function ChooseList({ refusal, busy, words, onRead }: ChooseListProps) {
  const text = useText('memberImport')
  const { errors } = useText('wire')
  const [pasted, setPasted] = useState('')
  const [tooLarge, setTooLarge] = useState(false)
  const shown = tooLarge ? 'import_too_large' : refusal

  async function take(file: File | undefined) {
    if (!file) return
    setTooLarge(file.size > maxListBytes)
    if (file.size > maxListBytes) return
    const content = { base64: await base64Of(file) }
    onRead({ fileName: file.name.slice(0, 200), content, columns: {}, answers: {} })
  }

  return (
    <div className="grid max-w-prose gap-6">
      <p className="text-muted">{words?.intro ?? text.intro}</p>
      {shown && (
        <Banner tone="danger">{shown === 'not_found' ? text.listGone : errors[shown]}</Banner>
      )}
      <FilePicker
        icon={<FileSpreadsheet aria-hidden />}
        words={text}
        accept=".xlsx,.csv,.tsv,.txt,.fff,.vcf,text/vcard,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        isBusy={busy}
        onFile={(file) => void take(file)}
      />
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const content = { text: pasted }
          if (pasted.trim() !== '')
            onRead({ fileName: text.pastedName, content, columns: {}, answers: {} })
        }}
      >
        <TextArea
          data-unkept
          label={text.paste}
          placeholder={words?.pastePlaceholder ?? text.pastePlaceholder}
          rows={5}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          className="w-full"
        />
        <Button
          type="submit"
          variant="primary"
          disabled={pasted.trim() === ''}
          busy={busy}
          busyLabel={text.reading}
        >
          {text.read}
        </Button>
      </form>
    </div>
  )
}
