import { moveLimits } from '@touchline/domain/moves/sources'
import { Files, X } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { contentOf, refusalOf, withFiles } from './chosen-files.ts'

type Content = Awaited<ReturnType<typeof contentOf>>

interface ChooseFilesProps {
  readonly isBusy: boolean
  readonly onRead: (content: Content) => void
}

/** Takes all files of a move, and the address of a calendar. */
export function ChooseFiles({ isBusy, onRead }: ChooseFilesProps) {
  const { files: text } = useText('moves')
  const [files, setFiles] = useState<readonly File[]>([])
  const [calendar, setCalendar] = useState('')
  const refusal = refusalOf(files, calendar)
  return (
    <form
      className="grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (refusal === undefined) void contentOf(files, calendar).then(onRead)
      }}
    >
      <h2 className="text-l">{text.title}</h2>
      <FilePicker
        icon={<Files aria-hidden />}
        words={text}
        accept=".xlsx,.csv,.tsv,.txt,.ics,.vcf"
        isBusy={isBusy}
        onFiles={(added) => setFiles((before) => withFiles(before, added))}
      />
      {files.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {files.map((file) => (
            <li key={file.name} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{file.name}</span>
              <IconButton
                label={text.remove(file.name)}
                icon={<X aria-hidden />}
                onClick={() => setFiles((before) => before.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        data-unkept
        label={text.calendar}
        description={text.calendarHint}
        optional
        inputMode="url"
        placeholder="webcal://"
        value={calendar}
        onChange={(event) => setCalendar(event.target.value)}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          refusal={refusal && wordsFor(text, refusal)}
          busy={isBusy}
          busyLabel={text.reading}
        >
          {text.read}
        </Button>
      </div>
    </form>
  )
}

function wordsFor(
  text: ReturnType<typeof useText<'moves'>>['files'],
  refusal: NonNullable<ReturnType<typeof refusalOf>>,
): string {
  return refusal === 'tooMany' ? text.tooMany(moveLimits.files) : text[refusal]
}
