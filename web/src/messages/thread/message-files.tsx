import type { Message, MessageFile } from '@touchline/contract/messages/shapes/message'
import { Download, ImageOff } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useBytes } from '#web/platform/language/use-bytes.ts'

import { useReadMessage } from '../api/changes.ts'
import { useThreadActions } from './thread-context.ts'

/** Shows pictures, and offers other files as downloads. */
export function MessageFiles({ message }: { message: Message }) {
  const { files } = message
  if (files.length === 0) return null
  return (
    <ul className="grid gap-1">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          {file.isPicture ? (
            <Picture messageId={message.id} file={file} />
          ) : (
            <SavedFile file={file} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface PictureProps {
  readonly messageId: string
  readonly file: MessageFile
}

/** Reserves the picture's size before it loads. Refetches an expired link once. */
function Picture({ messageId, file }: PictureProps) {
  const { bubble: text } = useText('messages')
  const { place, begin } = useThreadActions()
  const readMessage = useReadMessage(place)
  const [broken, setBroken] = useState<readonly string[]>([])
  const { download, name } = file

  function replace() {
    setBroken((before) => [...before, download])
    if (broken.length === 0) void readMessage(messageId)
  }

  return (
    <button
      type="button"
      aria-label={text.picture(name)}
      className="grid h-48 w-64 max-w-full place-items-center overflow-clip rounded-control border border-line bg-sunken"
      onClick={() => begin({ kind: 'picture', file })}
    >
      {broken.includes(download) ? (
        <span className="grid justify-items-center gap-2 p-3 text-s text-muted">
          <ImageOff className="size-6" aria-hidden />
          {text.pictureGone}
        </span>
      ) : (
        <img
          src={download}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={replace}
        />
      )}
    </button>
  )
}

export function SavedFile({ file: { name, bytes, download } }: { file: MessageFile }) {
  const { bubble: text } = useText('messages')
  const size = useBytes()(bytes)
  return (
    <a
      href={download}
      download={name}
      className="flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 hover:border-ink"
    >
      <Download className="size-4 shrink-0" aria-hidden />
      <span className="sr-only">{text.save} </span>
      <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
      <span className="figures shrink-0 text-s text-muted">{size}</span>
    </a>
  )
}
