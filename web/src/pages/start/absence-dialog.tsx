import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { type SubmitEvent, useState } from 'react'

import { useAddUnavailabilities } from '#web/events/api/away.ts'
import { useNow } from '#web/events/use-now.ts'
import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import { AbsenceDays, type Draft } from './absence-days.tsx'
import type { OwnPerson } from './own-people.ts'

interface AbsenceDialogProps {
  readonly people: readonly OwnPerson[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** "Ill until Friday", for one or several of the family at once. */
export function AbsenceDialog({ people, ...opening }: AbsenceDialogProps) {
  const text = useText('start').absence
  return (
    <Dialog {...opening} title={text.title} description={text.hint}>
      {opening.open && <AbsenceForm people={people} onClose={() => opening.onOpenChange(false)} />}
    </Dialog>
  )
}

interface AbsenceFormProps {
  readonly people: readonly OwnPerson[]
  readonly onClose: () => void
}

function AbsenceForm({ people, onClose }: AbsenceFormProps) {
  const text = useText('start').absence
  const toast = useToast()
  const { timeZone } = useBrowserPlace()
  const today = dayInZone(useNow(), timeZone)
  const add = useAddUnavailabilities()
  const [isTried, setTried] = useState(false)
  const [draft, setDraft] = useState<Draft>({
    chosen: people.length === 1 ? [0] : [],
    firstDay: today,
    lastDay: today,
    reason: null,
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    const { chosen, ...days } = draft
    const keys = people.flatMap((person, at) => (chosen.includes(at) ? person.keys : []))
    if (keys.length === 0) return
    add.mutate(
      { people: keys, ...days, note: null, overridesAnswers: true },
      {
        onSuccess: ({ preAnswered }) => {
          toast({ title: text.saved(preAnswered) })
          onClose()
        },
      },
    )
  }

  const isNoPerson = isTried && draft.chosen.length === 0
  return (
    <form noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={submit}>
      <Failure error={add.error} />
      <Who people={people} draft={draft} onChange={setDraft} isRefused={isNoPerson} />
      <AbsenceDays draft={draft} onChange={setDraft} error={add.error} />
      <div className="sm:col-span-2">
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" variant="primary" busy={add.isPending} busyLabel={text.saving}>
            {text.save}
          </Button>
        </DialogActions>
      </div>
    </form>
  )
}

function Failure({ error }: { error: Error | null }) {
  const { errors } = useText('wire')
  if (error === null || Object.keys(fieldsOf(error)).length > 0) return null
  return (
    <div className="sm:col-span-2">
      <Banner tone="danger">{errors[codeOf(error)]}</Banner>
    </div>
  )
}

interface PartProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

interface WhoProps extends PartProps {
  readonly people: readonly OwnPerson[]
  readonly isRefused: boolean
}

function Who({ people, draft, onChange, isRefused }: WhoProps) {
  const text = useText('start').absence
  const { chosen } = draft
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-medium">{text.who}</legend>
      {people.map(({ name, teams }, at) => (
        <Checkbox
          key={`${name} ${teams.join()}`}
          label={name}
          description={teams.join(' · ')}
          error={isRefused && at === people.length - 1 ? text.nobody : undefined}
          value={chosen.includes(at)}
          onChange={(on) =>
            onChange({
              ...draft,
              chosen: on ? [...chosen, at] : chosen.filter((other) => other !== at),
            })
          }
        />
      ))}
    </fieldset>
  )
}
