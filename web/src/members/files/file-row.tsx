import type { MemberFile } from '@touchline/contract/members/shapes/files'
import { isolated } from '@touchline/domain/values/isolated'
import { Download, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface FileRowProps {
  readonly file: MemberFile
  readonly closed: (file: MemberFile) => ReactNode
  readonly onRemove: () => void
}

/** A document with its kind, validity and uploader. */
export function FileRow({ file, closed, onRemove }: FileRowProps) {
  const text = useText('memberFiles')
  const { day } = useFormat()
  const sent = day(file.uploadedAt)
  return (
    <li className="flex min-w-0 items-start gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <FileName file={file} />
          <ValidityBadge file={file} />
        </p>
        <div className="text-s text-muted">
          {file.download === null ? closed(file) : text.kinds[file.kind]}
        </div>
        <p className="figures text-s wrap-anywhere text-muted">
          {file.uploadedBy === null ? sent : text.by(isolated(file.uploadedBy), sent)}
        </p>
      </div>
      <IconButton
        label={text.remove(file.title || text.kinds[file.kind])}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
      />
    </li>
  )
}

/** A download link, or just the kind if only the family may open the file. */
function FileName({ file }: { file: MemberFile }) {
  const text = useText('memberFiles')
  if (file.download === null) return <span className="font-medium">{text.kinds[file.kind]}</span>
  return (
    <a
      href={file.download}
      download={file.fileName}
      aria-label={text.download(file.title)}
      className="inline-flex min-h-6 min-w-0 items-center gap-1.5 font-medium wrap-anywhere underline underline-offset-3"
    >
      <Download className="size-4 shrink-0" aria-hidden />
      {file.title}
    </a>
  )
}

function ValidityBadge({ file: { validity, validUntil } }: { file: MemberFile }) {
  const text = useText('memberFiles')
  const { day } = useFormat()
  if (validUntil === null) return null
  if (validity === 'ended') return <Badge tone="danger">{text.ended(day(validUntil))}</Badge>
  if (validity === 'ending') return <Badge tone="warning">{text.ending(day(validUntil))}</Badge>
  return <Badge>{text.valid(day(validUntil))}</Badge>
}
