import { Upload } from 'lucide-react'
import { useId } from 'react'

import { DropZone } from '#web/ui/drop-zone.tsx'
import { FileButton } from '#web/ui/file-button.tsx'

interface FileDropProps {
  readonly words: { readonly choose: string; readonly drop: string; readonly hint: string }
  readonly onChoose: (file: File | undefined) => void
  readonly error: string | undefined
}

/** A field for choosing or dropping a file. */
export function FileDrop({ words, onChoose, error }: FileDropProps) {
  const hint = useId()
  return (
    <DropZone className="flex-wrap gap-x-4 gap-y-2" onDrop={onChoose}>
      <FileButton
        accept="application/pdf,image/png,image/jpeg,image/webp,image/gif"
        aria-describedby={hint}
        onFile={onChoose}
      >
        <Upload aria-hidden />
        {words.choose}
      </FileButton>
      <span className="text-s text-muted touch:hidden">{words.drop}</span>
      <p id={hint} className="w-full text-s text-muted">
        {words.hint}
      </p>
      {error !== undefined && (
        <p role="alert" className="w-full text-s text-danger">
          {error}
        </p>
      )}
    </DropZone>
  )
}
