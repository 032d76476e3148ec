import type { Attachment } from '@touchline/contract/events/shapes/event'
import { Download, Paperclip, X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface FileListProps {
  readonly files: readonly Attachment[]
  /** The link to each; without one only the name is shown. */
  readonly addressOf?: (id: string) => string | undefined
  readonly onRemove?: ((id: string) => void) | undefined
}

/** An event's files by name. */
export function FileList({ files, addressOf, onRemove }: FileListProps) {
  const { files: text } = useText('running')
  if (files.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {files.map((file) => (
        <li key={file.id} className="flex min-h-11 min-w-0 items-center gap-2">
          <FileName file={file} address={addressOf?.(file.id)} />
          {onRemove && (
            <IconButton
              label={text.remove(file.name)}
              icon={<X aria-hidden />}
              onClick={() => onRemove(file.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface FileNameProps {
  readonly file: Attachment
  readonly address: string | undefined
}

function FileName({ file: { name }, address }: FileNameProps) {
  const { files: text } = useText('running')
  if (address === undefined)
    return (
      <span className="flex min-w-0 grow items-center gap-2 py-2">
        <Paperclip className="size-4 shrink-0 text-muted" aria-hidden />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </span>
    )
  return (
    <a
      href={address}
      download={name}
      aria-label={text.download(name)}
      className="flex min-w-0 grow items-center gap-2 py-2 underline underline-offset-3"
    >
      <Download className="size-4 shrink-0" aria-hidden />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </a>
  )
}
