import { DateField, TimeField } from '#web/ui/date-field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { Specimen } from './specimen.tsx'

export function Fields() {
  return (
    <Specimen title="Fields">
      <TextField label="Team name" required placeholder="Riverside United" />
      <TextField
        label="Title"
        error="Event title is required"
        description="Everybody invited reads it."
      />
      <PasswordField label="Password" autoComplete="new-password" />
      <TextArea label="Notes" optional />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label="Date" />
        <TimeField label="Start" defaultValue="09:00" step={1800} />
      </div>
      <TextField label="Closed" value="Soccer (football)" disabled />
    </Specimen>
  )
}
