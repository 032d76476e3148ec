import type { Report } from '@touchline/contract/messages/shapes/reports'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { SavedFile } from '../thread/message-files.tsx'

/** The reported picture and files; pictures are hidden until asked for. */
export function Evidence({ report: { files, picture } }: { report: Report }) {
  const { list: text } = useText('reports')
  if (files.length === 0 && picture === null) return null
  return (
    <section>
      <h4 className="mb-1 font-semibold">{text.files}</h4>
      {picture !== null && <HiddenPicture label={text.showReported} address={picture.full} />}
      <ul className="grid gap-1">
        {files.map((file) => (
          <li key={file.id} className="min-w-0">
            {file.isPicture ? (
              <HiddenPicture label={text.show(file.name)} address={file.download} />
            ) : (
              <SavedFile file={file} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Loads the picture on request, because it may be disturbing. */
function HiddenPicture({ label, address }: { label: string; address: string }) {
  const { list: text } = useText('reports')
  const [isBroken, setBroken] = useState(false)
  return (
    <details>
      <summary className="min-h-9 py-1.5 font-medium wrap-anywhere">{label}</summary>
      {isBroken ? (
        <p className="text-s text-muted">{text.gone}</p>
      ) : (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          className="max-h-96 max-w-full rounded-control border border-line"
          onError={() => setBroken(true)}
        />
      )}
    </details>
  )
}
