import type { ErrorCode } from '@touchline/contract/wire/errors'
import { useState } from 'react'

import { FileDrop } from '#web/files/file-drop.tsx'
import { documentRefusal } from '#web/files/upload-document.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { MemberKey } from '../api/member.ts'
import { AddFileDialog } from './add-file-dialog.tsx'

/** Picks a file, then opens the dialog for its details. */
export function AddFile({ member }: { member: MemberKey }) {
  const text = useText('memberFiles')
  const { errors } = useText('wire')
  const [chosen, setChosen] = useState<File>()
  const [refusal, setRefusal] = useState<ErrorCode>()

  function choose(file: File | undefined) {
    const refused = file && documentRefusal({ file, purpose: 'member_file' })
    setRefusal(refused)
    if (!refused) setChosen(file)
  }

  return (
    <>
      <FileDrop words={text} onChoose={choose} error={refusal && errors[refusal]} />
      <AddFileDialog member={member} file={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
