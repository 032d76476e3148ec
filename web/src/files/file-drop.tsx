import { Upload } from 'lucide-react'
import { useId } from 'react'

import { DropZone } from '#web/ui/drop-zone.tsx'

interface FileDropProps {
  readonly words: { readonly choose: string; readonly drop: string; readonly hint: string }
  readonly onChoose: (file: File | undefined) => void
  readonly error: string | undefined
}

/** A file by choosing or dropping it. */
export function FileDrop({ words, onChoose, error }: FileDropProps) {
  const hint = useId()
  return (
    <DropZone className="flex-wrap gap-x-4 gap-y-2" onDrop={onChoose}>
      <label className="relative inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-4 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="file"
          accept="application/pdf,image/png,image/jpeg,image/webp,image/gif"
          aria-describedby={hint}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            onChoose(target.files?.[0])
            target.value = ''
          }}
        />
        <Upload className="size-4" aria-hidden />
        {words.choose}
      </label>
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
