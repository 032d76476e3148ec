import type { ErrorCode } from '@touchline/contract/wire/errors'
import { archiveLimits } from '@touchline/domain/integrations/archives'
import { PackageOpen } from 'lucide-react'
import { useId, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'

import { useReadArchive, type ReadArchive } from './api.ts'

interface ChooseArchiveProps {
  readonly onRead: (archive: ReadArchive) => void
}

/** The file, by choosing or dropping it; why it is refused stands above. */
export function ChooseArchive({ onRead }: ChooseArchiveProps) {
  const text = useText('archives')
  const { errors } = useText('wire')
  const hint = useId()
  const read = useReadArchive()
  const [refusal, setRefusal] = useState<ErrorCode>()

  function take(file: File | undefined) {
    if (file === undefined || read.isPending) return
    const isTooLarge = file.size > archiveLimits.bytes
    setRefusal(isTooLarge ? 'archive_too_large' : undefined)
    if (isTooLarge) return
    read.mutate(file, { onSuccess: onRead, onError: (error) => setRefusal(codeOf(error)) })
  }

  return (
    <>
      {refusal !== undefined && <Banner tone="danger">{errors[refusal]}</Banner>}
      <DropZone className="flex-wrap gap-4" onDrop={take}>
        <PackageOpen className="size-8 shrink-0 text-muted" aria-hidden />
        <div className="min-w-0 grow basis-40">
          <p className="font-medium touch:hidden">{text.drop}</p>
          <p id={hint} className="text-s wrap-anywhere text-muted">
            {text.hint}
          </p>
        </div>
        <label className="relative inline-flex min-h-11 items-center rounded-control border border-edge bg-raised px-4 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <input
            type="file"
            accept=".zip,application/zip"
            aria-describedby={hint}
            disabled={read.isPending}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              take(target.files?.[0])
              target.value = ''
            }}
          />
          {read.isPending ? text.reading : text.choose}
        </label>
      </DropZone>
    </>
  )
}
