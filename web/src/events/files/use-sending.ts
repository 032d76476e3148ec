import { useMutation } from '@tanstack/react-query'
import type { Attachment } from '@touchline/contract/events/shapes/event'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { useState } from 'react'

import { documentRefusal, uploadDocument } from '#web/files/upload-document.ts'
import { codeOf } from '#web/platform/client/refusal.ts'

import { sendingKey } from './use-is-sending.ts'

const purpose = 'event_attachment'

/** Uploads files one after another; the caller decides what they are for. */
export function useSending(onSent: (file: Attachment) => void) {
  const [percent, setPercent] = useState(0)
  const [refusal, setRefusal] = useState<ErrorCode>()
  const send = useMutation({
    mutationKey: sendingKey,
    mutationFn: (file: File) => uploadDocument({ file, purpose }, setPercent),
    onSuccess: onSent,
    onError: (error) => setRefusal(codeOf(error)),
  })

  function choose(file: File | undefined) {
    if (file === undefined || send.isPending) return
    const refused = documentRefusal({ file, purpose })
    setRefusal(refused)
    setPercent(0)
    if (refused === undefined) send.mutate(file)
  }

  const sending = send.isPending ? { name: send.variables.name, percent } : undefined
  return { choose, sending, refusal }
}
