import type { ErrorCode } from '@touchline/contract/wire/errors'
import { archiveLimits } from '@touchline/domain/integrations/archives'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'

import { useReadArchive, type ReadArchive } from './api.ts'

interface ChooseArchiveProps {
  readonly onRead: (archive: ReadArchive) => void
}

/** The file, by choosing or dropping it; why it is refused stands above. */
export function ChooseArchive({ onRead }: ChooseArchiveProps) {
  const text = useText('archives')
  const { errors } = useText('wire')
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
      <FilePicker
        icon={<PackageOpen aria-hidden />}
        words={text}
        accept=".zip,application/zip"
        isBusy={read.isPending}
        onFile={take}
      />
    </>
  )
}
