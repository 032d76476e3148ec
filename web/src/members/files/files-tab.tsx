import type { Member } from '@touchline/contract/members/shapes'
import type { MemberFile } from '@touchline/contract/members/shapes/files'
import { FolderOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useFiles } from '../api/files.ts'
import { AddFile } from './add-file.tsx'
import { FileRow } from './file-row.tsx'
import { RemoveFileDialog } from './remove-file-dialog.tsx'

interface FilesTabProps {
  readonly member: Member
  /** Shown by another capability for documents the list doesn't link to. */
  readonly closed: (file: MemberFile) => ReactNode
}

/** Documents such as certificates, licences and consent forms. */
export function FilesTab({ member, closed }: FilesTabProps) {
  const text = useText('memberFiles')
  const { errors, tryAgain } = useText('wire')
  const { teamId } = useActor()
  const key = { teamId, memberId: member.id }
  const files = useFiles(key)
  const [removed, setRemoved] = useState<MemberFile>()

  if (files.isPending) return <SkeletonRows label={text.loading} count={2} />
  if (!files.data)
    return (
      <ErrorState
        title={errors[codeOf(files.error)]}
        action={<Button onClick={() => void files.refetch()}>{tryAgain}</Button>}
      />
    )
  return (
    <div className="grid gap-4">
      {files.data.length === 0 && (
        <EmptyState icon={<FolderOpen aria-hidden />} title={text.emptyTitle}>
          {text.emptyText(member.firstName)}
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {files.data.map((file) => (
          <FileRow key={file.id} file={file} closed={closed} onRemove={() => setRemoved(file)} />
        ))}
      </ul>
      <AddFile member={key} />
      <RemoveFileDialog member={key} file={removed} onClose={() => setRemoved(undefined)} />
    </div>
  )
}
