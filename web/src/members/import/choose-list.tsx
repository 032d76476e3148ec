import type { ErrorCode } from '@touchline/contract/wire/errors'
import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextArea } from '#web/ui/text-area.tsx'

import type { ImportList } from '../api/imports.ts'
import { base64Of, mostListBytes } from './file-content.ts'

interface ChooseListProps {
  readonly refusal: ErrorCode | undefined
  readonly busy: boolean
  readonly onRead: (list: ImportList) => void
}

/** A file by choosing or dropping it, or rows pasted from a spreadsheet. */
export function ChooseList({ refusal, busy, onRead }: ChooseListProps) {
  const text = useText('members').import
  const { errors } = useText('wire')
  const [pasted, setPasted] = useState('')
  const [tooLarge, setTooLarge] = useState(false)
  const shown = tooLarge ? 'import_too_large' : refusal

  async function take(file: File | undefined) {
    if (!file) return
    setTooLarge(file.size > mostListBytes)
    if (file.size > mostListBytes) return
    const content = { base64: await base64Of(file) }
    onRead({ fileName: file.name.slice(0, 200), content, columns: {}, answers: {} })
  }

  return (
    <div className="grid max-w-prose gap-6">
      <p className="text-muted">{text.intro}</p>
      {shown && <Banner tone="danger">{errors[shown]}</Banner>}
      <DropList busy={busy} onFile={(file) => void take(file)} />
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
          label={text.paste}
          placeholder={text.pastePlaceholder}
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

interface DropListProps {
  readonly busy: boolean
  readonly onFile: (file: File | undefined) => void
}

function DropList({ busy, onFile }: DropListProps) {
  const text = useText('members').import
  const hint = useId()
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
  }

  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-4 rounded-surface border border-dashed p-5',
        over ? 'border-focus bg-hover' : 'border-edge bg-surface',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileSpreadsheet className="size-8 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 grow basis-40">
        <p className="font-medium touch:hidden">{text.dropTitle}</p>
        <p id={hint} className="text-s text-muted">
          {text.hint}
        </p>
      </div>
      <label className="relative inline-flex min-h-11 items-center rounded-control border border-edge bg-raised px-4 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,.fff,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={hint}
          disabled={busy}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            onFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {busy ? text.reading : text.choose}
      </label>
    </div>
  )
}
