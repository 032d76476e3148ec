import { useMutation } from '@tanstack/react-query'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { mostFiles } from '@touchline/domain/messages/conversations'
import { useState } from 'react'

import { documentRefusal, uploadDocument } from '#web/files/upload-document.ts'
import { codeOf } from '#web/platform/client/refusal.ts'

const purpose = 'message_attachment'

/** A file that goes with what is being written. */
export interface ChosenFile {
  readonly key: string
  readonly name: string
  /** Undefined until the server has it. */
  readonly id: string | undefined
  readonly percent: number
  readonly refusal: ErrorCode | undefined
}

/** Files are sent as soon as they are chosen, one after the other; the message then names them. */
export function useFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [isFull, setFull] = useState(false)
  const change = (key: string, now: Partial<ChosenFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...now } : file)))

  const send = useMutation({
    scope: { id: 'message-files' },
    networkMode: 'always',
    mutationFn: ({ key, file }: { readonly key: string; readonly file: File }) =>
      uploadDocument({ file, purpose }, (percent) => change(key, { percent })),
    onSuccess: ({ id, name }, { key }) => change(key, { id, name, percent: 100 }),
    onError: (error, { key }) => change(key, { refusal: codeOf(error) }),
  })

  function add(chosen: readonly File[]): void {
    const room = mostFiles - files.length
    setFull(chosen.length > room)
    const added = chosen.slice(0, Math.max(0, room)).map((file) => ({
      file,
      key: crypto.randomUUID(),
      refusal: documentRefusal({ file, purpose }),
    }))
    const shown = added.map(({ file: { name }, key, refusal }) => ({ key, name, refusal }))
    setFiles((before) => [
      ...before,
      ...shown.map((file) => ({ ...file, id: undefined, percent: 0 })),
    ])
    for (const { file, key, refusal } of added)
      if (refusal === undefined) send.mutate({ key, file })
  }

  return {
    files,
    isFull,
    add,
    remove: (key: string) => {
      setFull(false)
      setFiles((before) => before.filter((file) => file.key !== key))
    },
    clear: () => {
      setFiles([])
      setFull(false)
    },
    isSending: files.some(({ id, refusal }) => id === undefined && refusal === undefined),
  }
}
