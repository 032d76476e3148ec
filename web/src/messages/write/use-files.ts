import { useMutation } from '@tanstack/react-query'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { maxFiles } from '@touchline/domain/messages/conversations'
import { useState } from 'react'

import { documentRefusal, uploadDocument } from '#web/files/upload-document.ts'
import { codeOf } from '#web/platform/client/refusal.ts'

import { useDroppedFiles } from './use-dropped-files.ts'

const purpose = 'message_attachment'

/** A file attached to the message being written. */
export interface ChosenFile {
  readonly key: string
  readonly file: File
  readonly name: string
  /** Undefined until uploaded. */
  readonly id: string | undefined
  readonly percent: number
  readonly refusal: ErrorCode | undefined
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>

/** True for failures that a retry may solve. */
export function mayRetry(refusal: ErrorCode): boolean {
  return refusal === 'unavailable' || refusal === 'unexpected' || refusal === 'too_many_requests'
}

/** Files for the next message: chosen, pasted, or dropped if allowed. */
export function useFiles(isTaking: boolean) {
  const chosen = useChosenFiles()
  const { isOver, dropping } = useDroppedFiles((files) =>
    isTaking ? chosen.add(files) : undefined,
  )
  return { chosen, isOver: isOver && isTaking, dropping }
}

/** Uploads files one by one as soon as they are chosen. */
function useChosenFiles() {
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
    const room = maxFiles - files.length
    setFull(chosen.length > room)
    const added = chosen.slice(0, Math.max(0, room)).map((file) => ({
      file,
      key: crypto.randomUUID(),
      name: file.name,
      id: undefined,
      percent: 0,
      refusal: documentRefusal({ file, purpose }),
    }))
    setFiles((before) => [...before, ...added])
    for (const { file, key, refusal } of added)
      if (refusal === undefined) send.mutate({ key, file })
  }

  function retry({ key, file }: ChosenFile): void {
    change(key, { refusal: undefined, percent: 0 })
    send.mutate({ key, file })
  }

  return {
    files,
    isFull,
    add,
    retry,
    remove: (key: string) => {
      setFull(false)
      setFiles((before) => before.filter((file) => file.key !== key))
    },
    /** Removes files sent with a message; failed uploads stay for a retry. */
    drop: (sent: readonly string[]) => {
      setFull(false)
      setFiles((before) => before.filter(({ id }) => id === undefined || !sent.includes(id)))
    },
    isSending: files.some(({ id, refusal }) => id === undefined && refusal === undefined),
  }
}
