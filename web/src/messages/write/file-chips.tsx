import { Paperclip, RotateCw, X } from 'lucide-react'

import { PhotoConsentWarning } from '#web/members/photo-consent-warning.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'

import { type ChosenFile, mayRetry } from './use-files.ts'

interface FileChipsProps {
  readonly files: readonly ChosenFile[]
  readonly onRemove: (key: string) => void
  readonly onRetry: (file: ChosenFile) => void
}

/** The attached files and their progress. */
export function FileChips({ files, onRemove, onRetry }: FileChipsProps) {
  const { write: text } = useText('messages')
  if (files.length === 0) return null
  return (
    <>
      {files.some(({ file }) => file.type.startsWith('image/')) && <PhotoConsentWarning />}
      <ul className="grid max-h-40 gap-1 overflow-y-auto">
        {files.map((file) => (
          <li
            key={file.key}
            className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-raised pl-3"
          >
            <FileChip file={file} />

            {file.refusal !== undefined && mayRetry(file.refusal) && (
              <IconButton
                label={text.retryFile(file.name)}
                icon={<RotateCw aria-hidden />}
                onClick={() => onRetry(file)}
              />
            )}
            <IconButton
              label={text.removeFile(file.name)}
              icon={<X aria-hidden />}
              onClick={() => onRemove(file.key)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function FileChip({ file: { name, id, percent, refusal } }: { file: ChosenFile }) {
  const { write: text } = useText('messages')
  const { errors } = useText('wire')
  return (
    <>
      <Paperclip className="size-4 shrink-0 text-muted" aria-hidden />
      <span className="grid min-w-0 grow gap-1 py-1">
        <bdi className="truncate text-s">{name}</bdi>
        {id === undefined && refusal === undefined && (
          <Progress label={text.sendingFile(name)} value={percent} max={100} />
        )}
        {refusal !== undefined && (
          <span role="alert" className="text-s text-danger">
            {refusal === 'unavailable' ? text.filesNeedConnection : errors[refusal]}
          </span>
        )}
      </span>
    </>
  )
}
