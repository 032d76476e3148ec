import type { TeamDocument } from '@touchline/contract/clubs/shapes/documents'
import { Download } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'

/** A link to save it. */
export function DocumentLink({ document }: { readonly document: TeamDocument }) {
  const text = useText('clubDocuments')
  return (
    <a
      href={document.download}
      download={document.fileName}
      aria-label={text.download(document.name)}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 font-medium wrap-anywhere underline underline-offset-3"
    >
      <Download className="size-4 shrink-0" aria-hidden />
      {document.name}
    </a>
  )
}
