import { Upload } from 'lucide-react'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'

interface FileChoiceProps {
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}

/** A calendar that lies on this computer. */
export function FileChoice({ disabled, onChoose }: FileChoiceProps) {
  const text = useText('sync')
  const hint = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="relative inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-4 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="file"
          accept=".ics,text/calendar"
          aria-describedby={hint}
          disabled={disabled}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) onChoose(file)
            target.value = ''
          }}
        />
        <Upload className="size-4" aria-hidden />
        {text.file}
      </label>
      <span id={hint} className="text-s text-muted">
        {text.fileHint}
      </span>
    </div>
  )
}
