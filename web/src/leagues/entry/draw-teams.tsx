import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Select } from '#web/ui/select.tsx'

import type { DrawPartProps } from './draw-fixtures.tsx'
import { teamsOfStage } from './draw-form.ts'

/** Stage, teams and number of legs. */
export function DrawTeams({ whole, form, missing, onChange }: DrawPartProps) {
  const problemId = useId()
  const text = useText('leagueEntry').draw
  const { stage } = useText('leagues').table
  const tables = whole.stages.filter(({ kind }) => kind === 'table')
  const may = new Set(teamsOfStage(whole, form.stage))
  const toggle = (team: string, isIn: boolean) =>
    onChange({
      teams: whole.teams
        .map(({ id }) => id)
        .filter((id) => (id === team ? isIn : form.teams.includes(id))),
    })
  return (
    <>
      {tables.length > 0 && (
        <Select
          label={stage}
          options={tables.map(({ id, name }) => ({ value: id, label: name }))}
          value={form.stage}
          onChange={(chosen) => onChange({ stage: chosen, teams: teamsOfStage(whole, chosen) })}
        />
      )}
      <div className="grid gap-1.5">
        <span className="font-medium">{text.legs}</span>
        <SegmentedControl
          label={text.legs}
          size="s"
          value={form.legs === 1 ? 'once' : 'twice'}
          onChange={(often) => onChange({ legs: often === 'once' ? 1 : 2 })}
          segments={[
            { value: 'once', label: text.once },
            { value: 'twice', label: text.twice },
          ]}
        />
      </div>
      <details>
        <summary className="font-medium" aria-describedby={missing.teams && problemId}>
          {text.teams} <span className="figures text-muted">({form.teams.length})</span>
        </summary>
        <fieldset>
          <legend className="sr-only">{text.teams}</legend>
          {whole.teams
            .filter(({ id }) => may.has(id))
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                value={form.teams.includes(id)}
                onChange={(isIn) => toggle(id, isIn)}
              />
            ))}
        </fieldset>
      </details>
      <FieldError id={problemId} error={missing.teams} />
    </>
  )
}
