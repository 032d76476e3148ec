import { registrationLimits } from '@touchline/domain/registrations/settings'
import { Plus, X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { Settings, SettingsProps } from './form-settings.tsx'

type Question = Settings['fields'][number]

/** Questions of the club's own, asked about each person. */
export function QuestionList({ settings: { fields }, onChange }: SettingsProps) {
  const { form: text } = useText('registrations')
  const set = (changed: Question) =>
    onChange({ fields: fields.map((field) => (field.id === changed.id ? changed : field)) })
  const add = () =>
    onChange({
      fields: [
        ...fields,
        { id: crypto.randomUUID(), name: '', type: 'text', isMandatory: false, options: [] },
      ],
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      {fields.map((field, at) => (
        <div key={field.id} className="grid grid-cols-1 gap-1">
          <div className="flex items-end gap-2">
            <TextField
              label={text.question(at + 1)}
              className="min-w-0 grow"
              maxLength={200}
              value={field.name}
              onChange={({ target }) => set({ ...field, name: target.value })}
            />
            <IconButton
              label={text.removeQuestion(at + 1)}
              icon={<X aria-hidden />}
              onClick={() => onChange({ fields: fields.filter(({ id }) => id !== field.id) })}
            />
          </div>
          <Checkbox
            label={text.mandatory}
            value={field.isMandatory}
            onChange={(isMandatory) => set({ ...field, isMandatory })}
          />
        </div>
      ))}
      {fields.length < registrationLimits.fields && (
        <Button className="justify-self-start" icon={<Plus aria-hidden />} onClick={add}>
          {text.addQuestion}
        </Button>
      )}
    </div>
  )
}
