import { documentKinds, type MemberDocumentKind } from '@touchline/domain/members/documents'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type FileFacts, useAddFile } from '../api/files.ts'
import type { MemberKey } from '../api/member.ts'

interface AddFileDialogProps {
  readonly member: MemberKey
  readonly file: File | undefined
  readonly onClose: () => void
}

/** Asks for kind and expiry date of the chosen file, then uploads it. */
export function AddFileDialog({ member, file, onClose }: AddFileDialogProps) {
  const text = useText('memberFiles')
  return (
    <Dialog
      open={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.addTitle}
      description={file && <span className="wrap-anywhere">{file.name}</span>}
    >
      {file && <AddFileForm member={member} file={file} onClose={onClose} />}
    </Dialog>
  )
}

type AddFileFormProps = AddFileDialogProps & { readonly file: File }

/**
 * The kind isn't preselected, because fewer people may see a medical certificate than a licence.
 */
type Draft = Omit<FileFacts, 'kind'> & { readonly kind: MemberDocumentKind | null }

function AddFileForm({ member, file, onClose }: AddFileFormProps) {
  const text = useText('memberFiles')
  const { errors } = useText('wire')
  const { add, percent } = useAddFile(member)
  const [facts, setFacts] = useState<Draft>(() => ({
    kind: null,
    title: file.name.replace(/\.[^.]{0,10}$/u, '').slice(0, 120),
    validUntil: null,
  }))
  const [isAsked, setAsked] = useState(false)
  const isNameless = facts.title.trim() === ''

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    const { kind } = facts
    if (isNameless || kind === null) return
    add.mutate(
      { ...facts, kind, file },
      {
        onSuccess: onClose,
      },
    )
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {add.isError && <Banner tone="danger">{errors[codeOf(add.error)]}</Banner>}
      <FactFields
        facts={facts}
        onChange={setFacts}
        errors={{
          kind: isAsked && facts.kind === null ? text.kindRequired : undefined,
          title: isAsked && isNameless ? text.titleRequired : undefined,
        }}
      />
      {add.isPending && <Progress label={text.sending(percent)} value={percent} max={100} />}
      <DialogActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="primary" busy={add.isPending} busyLabel={text.saving}>
          {text.save}
        </Button>
      </DialogActions>
    </form>
  )
}

interface FactFieldsProps {
  readonly facts: Draft
  readonly onChange: (facts: Draft) => void
  readonly errors: Readonly<Record<'kind' | 'title', string | undefined>>
}

function FactFields({ facts, onChange, errors }: FactFieldsProps) {
  const text = useText('memberFiles')
  return (
    <>
      <Select
        label={text.kind}
        required
        options={optionsOf(documentKinds, text.kinds)}
        value={facts.kind}
        error={errors.kind}
        onChange={(kind) => onChange({ ...facts, kind })}
      />
      <TextField
        label={text.title}
        required
        maxLength={120}
        value={facts.title}
        error={errors.title}
        onChange={({ target }) => onChange({ ...facts, title: target.value })}
      />
      <DateField
        label={text.validUntil}
        optional
        value={facts.validUntil ?? ''}
        onChange={({ target }) =>
          onChange({ ...facts, validUntil: target.value === '' ? null : target.value })
        }
      />
    </>
  )
}
