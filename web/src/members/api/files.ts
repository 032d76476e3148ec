import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MemberFiles, NewFile } from '@touchline/contract/members/shapes/files'
import { useState } from 'react'

import { uploadDocument } from '#web/files/upload-document.ts'
import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import type { MemberKey } from './member.ts'

const filesKey = ({ teamId, memberId }: MemberKey) =>
  ['members', teamId, 'files', memberId] as const

/** Download links expire after ten minutes, so the list is refetched earlier. */
const fresh = 8 * 60_000

export function useFiles(key: MemberKey) {
  return useQuery({
    queryKey: filesKey(key),
    queryFn: () => client.members.files({ ...key }),
    select: ({ files }) => files,
    refetchInterval: fresh,
    staleTime: fresh,
    gcTime: fresh,
  })
}

export type FileFacts = Pick<NewFile, 'kind' | 'title' | 'validUntil'>

/** Uploads the file, then attaches it to the member. */
export function useAddFile(key: MemberKey) {
  const cache = useQueryClient()
  const [percent, setPercent] = useState(0)
  const add = useMutation({
    mutationFn: async ({ file, ...facts }: FileFacts & { readonly file: File }) => {
      setPercent(0)
      const { id } = await uploadDocument({ file, purpose: 'member_file' }, setPercent)
      return client.members.addFile({ ...key, ...facts, fileId: id })
    },
    onSuccess: (found: MemberFiles) => takeAnswer(cache, filesKey(key), found),
  })
  return { add, percent }
}

export function useRemoveFile(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (fileId: string) => client.members.removeFile({ ...key, fileId }),
    onSuccess: (found: MemberFiles) => takeAnswer(cache, filesKey(key), found),
  })
}
