import type { UseMutationResult } from '@tanstack/react-query'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { archiveLimits } from '@touchline/domain/integrations/archives'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'

interface ChooseArchiveProps<Read> {
  readonly read: Pick<UseMutationResult<Read, Error, File>, 'mutate' | 'isPending'>
  readonly hint: string
  /** Replaces the texts for teams. */
  readonly refusals?: Partial<Record<ErrorCode, string>> | undefined
  readonly onRead: (archive: Read) => void
}

export function ChooseArchive<Read>({ read, hint, refusals, onRead }: ChooseArchiveProps<Read>) {
  const text = useText('archives')
  const { errors } = useText('wire')
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
      {refusal !== undefined && (
        <Banner tone="danger">{refusals?.[refusal] ?? errors[refusal]}</Banner>
      )}
      <FilePicker
        icon={<PackageOpen aria-hidden />}
        words={{ ...text, hint }}
        accept=".zip,application/zip"
        isBusy={read.isPending}
        onFile={take}
      />
    </>
  )
}
