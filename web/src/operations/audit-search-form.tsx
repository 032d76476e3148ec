import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import type { AskedAudit } from './use-audit-search.ts'

const nothing: AskedAudit = { person: '', action: '', from: '', to: '' }
/** A select needs a value. */
const everything = 'all'

interface AuditSearchFormProps {
  readonly asked: AskedAudit
  readonly onAsk: (input: AskedAudit) => void
}

/** On phones only the person is beside the button; the rest is in a sheet. */
export function AuditSearchForm({ asked, onAsk }: AuditSearchFormProps) {
  const text = useText('operations').admin.audit
  const isWide = useIsWide(40)
  const [input, setInput] = useState(asked)
  const change = (part: Partial<AskedAudit>): void => setInput({ ...input, ...part })
  const filters = <Filters input={input} onChange={change} />
  const isSearching = Object.values(asked).some((word) => word !== '')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onAsk({ ...input, person: input.person.trim() })
  }

  return (
    <form
      role="search"
      noValidate
      onSubmit={submit}
      className="mb-4 flex flex-wrap items-end gap-2 sm:grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <TextField
        label={text.person}
        className="min-w-0 grow basis-40 max-lg:col-span-2"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={input.person}
        onChange={(event) => change({ person: event.target.value })}
      />
      {isWide ? (
        filters
      ) : (
        <FilterSheet isActive={asked.action !== '' || asked.from !== '' || asked.to !== ''}>
          {filters}
        </FilterSheet>
      )}
      <div className="flex flex-wrap gap-2 max-lg:col-span-2">
        <Button type="submit" variant="primary">
          {text.search}
        </Button>
        {isSearching && (
          <Button variant="quiet" onClick={() => onAsk(nothing)}>
            {text.clear}
          </Button>
        )}
      </div>
    </form>
  )
}

interface FiltersProps {
  readonly input: AskedAudit
  readonly onChange: (part: Partial<AskedAudit>) => void
}

function Filters({ input, onChange }: FiltersProps) {
  const text = useText('operations').admin.audit
  return (
    <>
      <ActionChoice action={input.action} onChoose={(action) => onChange({ action })} />
      <DateField
        label={text.from}
        value={input.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <DateField
        label={text.to}
        value={input.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  )
}

interface ActionChoiceProps {
  readonly action: string
  readonly onChoose: (action: string) => void
}

function ActionChoice({ action, onChoose }: ActionChoiceProps) {
  const text = useText('operations').admin.audit
  return (
    <Select
      label={text.action}
      className="max-lg:col-span-2"
      options={[
        { value: everything, label: text.allActions },
        ...Object.entries(text.actions).map(([value, label]) => ({ value, label })),
      ]}
      value={action === '' ? everything : action}
      onChange={(chosen) => onChoose(chosen === everything ? '' : chosen)}
    />
  )
}
