import { Upload } from 'lucide-react'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { FileButton } from '#web/ui/file-button.tsx'

interface FileChoiceProps {
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}

/** A calendar file on this device. */
export function FileChoice({ disabled, onChoose }: FileChoiceProps) {
  const text = useText('sync')
  const hint = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileButton
        accept=".ics,text/calendar"
        aria-describedby={hint}
        disabled={disabled}
        onFile={(file) => file && onChoose(file)}
      >
        <Upload aria-hidden />
        {text.file}
      </FileButton>
      <span id={hint} className="text-s text-muted">
        {text.fileHint}
      </span>
    </div>
  )
}
