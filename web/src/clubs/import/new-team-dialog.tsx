import type { ClubImportPreview } from '@touchline/contract/clubs/shapes/import'
import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'
import { clubTeamSports, formatsOf, genders } from '@touchline/domain/teams/options'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useGenderWords } from '#web/teams/use-gender-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShortTextField } from '#web/ui/short-text-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface NewTeamDialogProps {
  readonly team: ClubImportPreview['newTeams'][number]
  readonly onSave: (team: NewClubTeam) => void
  readonly onClose: () => void
}

/** Puts a team right before it is created. */
export function NewTeamDialog({ team, onSave, onClose }: NewTeamDialogProps) {
  const { editTitle } = useText('clubImport')
  const { problems, fields } = useText('clubs').teams
  const { form: words } = useText('members')
  const [name, setName] = useState(team.name)
  const [rest, setRest] = useState<Kind>({ ...team, ageGroup: team.ageGroup ?? '' })
  const [isSent, setSent] = useState(false)
  const isComplete = [name, rest.sport, rest.ageGroup].every((value) => value.trim() !== '')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSent(true)
    if (!isComplete) return
    const { sport, ageGroup, gender, format = null } = rest
    onSave({ name: name.trim(), sport: sport.trim(), ageGroup: ageGroup.trim(), gender, format })
    onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={editTitle} size="s">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={fields.name}
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isSent && name.trim() === '' ? problems.name : undefined}
        />
        <KindFields kind={rest} isSent={isSent} onChange={setRest} />
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary">
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type Kind = Omit<NewClubTeam, 'name'>

interface KindFieldsProps {
  readonly kind: Kind
  readonly isSent: boolean
  readonly onChange: (kind: Kind) => void
}

function KindFields({ kind, isSent, onChange }: KindFieldsProps) {
  const { problems, fields, noFormat } = useText('clubs').teams
  const { sports, ageGroups, formats } = useText('teams')
  const genderWords = useGenderWords(kind.ageGroup)
  const lacks = (value: string, problem: string) =>
    isSent && value.trim() === '' ? problem : undefined
  return (
    <>
      <ShortTextField
        label={fields.sport}
        required
        words={sports}
        proposed={clubTeamSports}
        value={kind.sport}
        onChange={(sport) => onChange({ ...kind, sport })}
        error={lacks(kind.sport, problems.sport)}
      />
      <ShortTextField
        label={fields.ageGroup}
        required
        words={ageGroups}
        value={kind.ageGroup}
        onChange={(ageGroup) => onChange({ ...kind, ageGroup })}
        error={lacks(kind.ageGroup, problems.ageGroup)}
      />
      <OptionalSelect
        label={fields.format}
        optional
        options={optionsOf(formatsOf(kind.sport), formats)}
        noneLabel={noFormat}
        value={kind.format ?? null}
        onChange={(format) => onChange({ ...kind, format })}
      />
      <Select
        label={fields.gender}
        required
        options={optionsOf(genders, genderWords)}
        value={kind.gender}
        onChange={(gender) => onChange({ ...kind, gender })}
      />
    </>
  )
}
