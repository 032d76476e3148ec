import type { Message } from '@touchline/contract/messages/shapes/message'
import { X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface AboutProps {
  readonly editing: Message | undefined
  readonly replyTo: Message | undefined
  readonly onCancel: () => void
}

/** The message being answered or edited. */
export function ReplyPreview({ editing, replyTo, onCancel }: AboutProps) {
  const { write: text, row } = useText('messages')
  const about = editing ?? replyTo
  if (about === undefined) return null
  const title =
    editing === undefined ? text.replyTo(about.author.name ?? row.formerMember) : text.editing
  return (
    <div className="flex items-center gap-2 rounded-control border-l-3 border-accent-ink bg-sunken py-1 pl-3">
      <p className="grid min-w-0 grow text-s">
        <bdi className="truncate font-medium">{title}</bdi>
        <bdi className="truncate text-muted">{about.words || row.files(about.files.length)}</bdi>
      </p>
      <IconButton label={text.cancel} icon={<X aria-hidden />} onClick={onCancel} />
    </div>
  )
}
