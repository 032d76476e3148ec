import type { Member } from '@touchline/contract/members/shapes'
import type { MemberFile } from '@touchline/contract/members/shapes/files'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { FolderOpen } from 'lucide-react'
import { useState } from 'react'

import { documentRefusal } from '#web/files/upload-document.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useFiles, useRemoveFile } from '../api/files.ts'
import type { MemberKey } from '../api/member.ts'
import { useComplaint } from '../use-complaint.ts'
import { AddFileDialog } from './add-file-dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileRow } from './file-row.tsx'

/** Certificates, licences, consent forms: what a member has to show once in a while. */
export function FilesTab({ member }: { member: Member }) {
  const text = useText('memberFiles')
  const { errors, tryAgain } = useText('wire')
  const { teamId } = useActor()
  const key = { teamId, memberId: member.id }
  const files = useFiles(key)
  const [chosen, setChosen] = useState<File>()
  const [refusal, setRefusal] = useState<ErrorCode>()
  const [removed, setRemoved] = useState<MemberFile>()

  function choose(file: File | undefined) {
    const refused = file && documentRefusal(file)
    setRefusal(refused)
    if (!refused) setChosen(file)
  }

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
          <FileRow key={file.id} file={file} onRemove={() => setRemoved(file)} />
        ))}
      </ul>
      <FileDrop onChoose={choose} error={refusal && errors[refusal]} />
      <AddFileDialog member={key} file={chosen} onClose={() => setChosen(undefined)} />
      <RemoveFileDialog member={key} file={removed} onClose={() => setRemoved(undefined)} />
    </div>
  )
}

interface RemoveFileDialogProps {
  readonly member: MemberKey
  readonly file: MemberFile | undefined
  readonly onClose: () => void
}

function RemoveFileDialog({ member, file, onClose }: RemoveFileDialogProps) {
  const text = useText('memberFiles')
  const toast = useToast()
  const complain = useComplaint()
  const remove = useRemoveFile(member)

  function confirm() {
    if (file === undefined) return
    remove.mutate(file.id, {
      onSuccess: () => toast({ title: text.removed }),
      onError: complain,
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.removeTitle}
      confirmLabel={text.removeConfirm}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      {file && text.removeText(file.title)}
    </ConfirmDialog>
  )
}
