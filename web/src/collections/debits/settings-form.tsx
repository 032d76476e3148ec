import { debitFiles, type DebitsShape } from '@touchline/contract/collections/shapes/debits'
import { debitLimits } from '@touchline/domain/collections/debits/limits'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveCreditor } from './api.ts'
import { formatIban } from './format-iban.ts'
import {
  problemsOfSettings,
  typedSettings,
  type SettingsProblems,
  type TypedSettings,
} from './typed-settings.ts'
import { useDebitProblems } from './use-problem.ts'

interface SettingsFormProps {
  readonly clubId: string
  readonly debits: DebitsShape
  readonly clubName: string
  readonly onDone: () => void
}

/** The club's data at its bank, and the notice period. */
export function SettingsForm({ clubId, debits, clubName, onDone }: SettingsFormProps) {
  const text = useText('debits').setup
  const toast = useToast()
  const save = useSaveCreditor(clubId)
  const [typed, setTyped] = useState(() => typedSettings(debits, clubName))
  const [isTried, setTried] = useState(false)
  const { other } = useDebitProblems(save.error)
  const found = problemsOfSettings(typed)
  const change = (parts: Partial<TypedSettings>) => setTyped((now) => ({ ...now, ...parts }))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(found).length > 0 || save.isPending) return
    const noticeDays = Number(typed.noticeDays)
    save.mutate(
      { ...typed, noticeDays, version: debits.version },
      {
        onSuccess: () => {
          toast({ title: text.saved })
          onDone()
        },
      },
    )
  }

  return (
    <form noValidate className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <Card title={text.heading}>
        <div className="grid gap-4">
          <BankFields typed={typed} onChange={change} problems={isTried ? found : {}} />
        </div>
      </Card>
      <details className="rounded-surface border border-line bg-surface p-4">
        <summary className="min-h-9 content-center touch:min-h-11">{text.more}</summary>
        <div className="mt-3 grid gap-4">
          <BankChoices typed={typed} onChange={change} problems={isTried ? found : {}} />
        </div>
      </details>
      {other !== undefined && <Banner tone="danger">{other}</Banner>}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}

interface FieldsProps {
  readonly typed: TypedSettings
  readonly onChange: (parts: Partial<TypedSettings>) => void
  readonly problems: SettingsProblems
}

function BankFields({ typed, onChange, problems }: FieldsProps) {
  const text = useText('debits').setup
  const { problems: sentences } = useText('debits').mandates
  const said = (field: keyof TypedSettings) => problems[field] && sentences[problems[field]]
  return (
    <>
      <TextField
        label={text.identifier}
        description={text.identifierHint}
        required
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed.identifier}
        onChange={({ target }) => onChange({ identifier: target.value })}
        error={said('identifier')}
      />
      <TextField
        label={text.name}
        required
        maxLength={debitLimits.nameLength}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={said('name')}
      />
      <TextField
        label={text.iban}
        required
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed.iban}
        onChange={({ target }) => onChange({ iban: target.value })}
        onBlur={() => onChange({ iban: formatIban(typed.iban) })}
        error={said('iban')}
      />
      <TextField
        label={text.noticeDays}
        description={text.noticeDaysHint}
        required
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={typed.noticeDays}
        onChange={({ target }) => onChange({ noticeDays: target.value })}
        error={said('noticeDays')}
      />
    </>
  )
}

function BankChoices({ typed, onChange, problems }: FieldsProps) {
  const text = useText('debits').setup
  const { problems: sentences } = useText('debits').mandates
  return (
    <>
      <TextField
        label={text.referenceFormat}
        description={text.referenceFormatHint}
        required
        maxLength={30}
        autoComplete="off"
        value={typed.referenceFormat}
        onChange={({ target }) => onChange({ referenceFormat: target.value })}
        error={problems.referenceFormat && sentences[problems.referenceFormat]}
      />
      <Select
        label={text.file}
        options={debitFiles.map((value) => ({ value, label: text.files[value] }))}
        value={typed.file}
        onChange={(file) => onChange({ file })}
      />
      <Switch
        label={text.marksFirst}
        description={text.marksFirstHint}
        value={typed.marksFirst}
        onChange={(marksFirst) => onChange({ marksFirst })}
      />
    </>
  )
}
