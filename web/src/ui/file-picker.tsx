import { type ReactNode, useId } from 'react'

import { DropZone } from './drop-zone.tsx'
import { FileButton } from './file-button.tsx'

interface FilePickerProps {
  readonly icon: ReactNode
  readonly words: {
    readonly drop: string
    readonly hint: string
    readonly choose: string
    readonly reading: string
  }
  readonly accept: string
  /** The previous file is still being read. */
  readonly isBusy: boolean
  readonly onFile?: (file: File | undefined) => void
  /** Takes several at once. */
  readonly onFiles?: (files: readonly File[]) => void
}

/** A large area to choose or drop files. */
export function FilePicker({ icon, words, accept, isBusy, onFile, onFiles }: FilePickerProps) {
  const hint = useId()
  return (
    <DropZone
      className="flex-wrap gap-4 [&>svg]:size-8 [&>svg]:shrink-0 [&>svg]:text-muted"
      onDrop={onFile}
      onDropAll={onFiles}
    >
      {icon}
      <div className="min-w-0 grow basis-40">
        <p className="font-medium touch:hidden">{words.drop}</p>
        <p id={hint} className="text-s wrap-anywhere text-muted">
          {words.hint}
        </p>
      </div>
      <FileButton
        accept={accept}
        aria-describedby={hint}
        disabled={isBusy}
        onFile={onFile}
        onFiles={onFiles}
      >
        {isBusy ? words.reading : words.choose}
      </FileButton>
    </DropZone>
  )
}
