import { useState } from 'react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { useSaveForm, type OwnForm } from '../api.ts'
import type { Owner } from '../owner.ts'
import { AskedFields } from './asked-fields.tsx'
import { FormLink } from './form-link.tsx'
import { OwnPlaces } from './own-places.tsx'
import { QuestionList } from './question-list.tsx'
import { TeamPlaces } from './team-places.tsx'

export type Settings = OwnForm['settings']

export interface SettingsProps {
  readonly settings: Settings
  readonly onChange: (parts: Partial<Settings>) => void
}

interface FormSettingsProps {
  readonly owner: Owner
  readonly name: string
  readonly form: OwnForm
}

/** The form's address once it is open, and what it asks. What most clubs ask is chosen already. */
export function FormSettings({ owner, name, form }: FormSettingsProps) {
  const { form: text } = useText('registrations')
  const toast = useToast()
  const save = useSaveForm(owner)
  const reason = useReason(save.error)
  const { base, settings, isEdited, onChange, takeSaved } = useEdited(form)
  const fields = { settings, onChange }
  const refusal = refusalOf(settings)
  const saving = { refusal: refusal && text[refusal], isBusy: save.isPending }

  function write(isOpen: boolean, said: string) {
    save.mutate(
      { isOpen, settings, version: base.version },
      {
        onSuccess: (saved) => {
          takeSaved(saved)
          toast({ title: said })
        },
      },
    )
  }

  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      {form.isOpen && form.url !== null ? (
        <FormLink name={name} url={form.url} />
      ) : (
        <SaveButton isMain {...saving} onSave={() => write(true, text.opened)}>
          {text.open}
        </SaveButton>
      )}
      {save.error && <Banner tone="danger">{reason ?? text.notSaved}</Banner>}
      <Places {...fields} owner={owner} form={form} />
      <Card title={text.asks}>
        <AskedFields {...fields} isOfClub={owner.kind === 'club'} />
      </Card>
      <Card title={text.questions}>
        <QuestionList {...fields} />
      </Card>
      <div className="flex flex-wrap gap-3">
        {isEdited && (
          <SaveButton
            isMain={form.isOpen}
            {...saving}
            onSave={() => write(form.isOpen, text.saved)}
          >
            {text.save}
          </SaveButton>
        )}
        {form.isOpen && (
          <Button busy={save.isPending} onClick={() => write(false, text.closed)}>
            {text.close}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What others save meanwhile is taken over, unless that would undo what is typed here. */
function useEdited(form: OwnForm) {
  const [base, setBase] = useState(form)
  const [settings, setSettings] = useState(form.settings)
  const isEdited = settings !== base.settings
  function takeSaved(saved: OwnForm) {
    setBase(saved)
    setSettings(saved.settings)
  }
  function onChange(parts: Partial<Settings>) {
    setSettings({ ...settings, ...parts })
  }
  if (form.version > base.version && !isEdited) takeSaved(form)
  return { base, settings, isEdited, onChange, takeSaved }
}

function Places({
  owner,
  form,
  ...fields
}: SettingsProps & Pick<FormSettingsProps, 'owner' | 'form'>) {
  const { form: text } = useText('registrations')
  if (owner.kind === 'club' && form.teams.length === 0) return null
  if (owner.kind === 'club')
    return (
      <Card title={text.teams}>
        <TeamPlaces {...fields} teams={form.teams} />
      </Card>
    )
  return (
    <Card>
      <OwnPlaces {...fields} form={form} />
    </Card>
  )
}

interface SaveButtonProps {
  readonly isMain: boolean
  readonly refusal: string | undefined
  readonly isBusy: boolean
  readonly onSave: () => void
  readonly children: string
}

function SaveButton({ isMain, refusal, isBusy, onSave, children }: SaveButtonProps) {
  const { form: text } = useText('registrations')
  return (
    <Button
      variant={isMain ? 'primary' : undefined}
      className="justify-self-start"
      refusal={refusal}
      busy={isBusy}
      busyLabel={text.saving}
      onClick={onSave}
    >
      {children}
    </Button>
  )
}

function refusalOf({ fields, kinds }: Settings): 'questionMissing' | 'kindMissing' | undefined {
  if (fields.some(({ name }) => name.trim() === '')) return 'questionMissing'
  return kinds.length === 0 ? 'kindMissing' : undefined
}
