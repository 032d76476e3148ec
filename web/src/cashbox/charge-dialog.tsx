import type { CashBox } from '@touchline/contract/cashbox/shapes'
import { useState } from 'react'

import { useEventsAround } from '#web/events/api/calendar.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import { useCharge } from './api.ts'
import { nameOf } from './member-name.ts'
import { PeopleField } from './people-field.tsx'
import { useProblems } from './use-problems.ts'

interface ChargeDialogProps {
  readonly box: CashBox
  readonly onClose: () => void
}

/** Fines one or several players, or taps drinks for them. */
export function ChargeDialog({ box, onClose }: ChargeDialogProps) {
  const text = useText('cashbox')
  const { money } = useFormat()
  const toast = useToast()
  const charge = useCharge(useTeam().team.id)
  const { general } = useProblems(charge.error)
  const [itemId, setItem] = useState(() => firstFine(box))
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [eventId, setEvent] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)

  return (
    <EntryDialog
      title={text.chargeTitle}
      submitLabel={text.add}
      save={charge}
      problem={general}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (chosen.size === 0 || itemId === undefined) return
        const onSuccess = () => {
          toast({ title: text.added(chosen.size) })
          onClose()
        }
        charge.mutate({ itemId, memberIds: [...chosen], eventId }, { onSuccess })
      }}
    >
      <Select
        label={text.what}
        options={box.items.map(({ id, name, amount }) => ({
          value: id,
          label: text.tapItem(name, money(amount, box.currency)),
        }))}
        value={itemId}
        error={isAsked && itemId === undefined ? text.problems.item_required : undefined}
        onChange={setItem}
      />
      <PeopleField
        label={text.who}
        people={box.players
          .filter(({ hasLeft, isMinor }) => !hasLeft && !isMinor)
          .map((player) => ({ memberId: player.memberId, label: nameOf(player) }))}
        chosen={chosen}
        onChange={choose}
        error={isAsked && chosen.size === 0 ? text.problems.people_required : undefined}
      />
      <EventField value={eventId} onChange={setEvent} />
    </EntryDialog>
  )
}

function firstFine({ items }: CashBox): string | undefined {
  return (items.find(({ kind }) => kind === 'fine') ?? items[0])?.id
}

interface EventFieldProps {
  readonly value: string | null
  readonly onChange: (eventId: string | null) => void
}

/** The last event and the next ones; nothing where there are none. */
function EventField({ value, onChange }: EventFieldProps) {
  const text = useText('cashbox')
  const { dayOf } = useFormat()
  const { team } = useTeam()
  const around = useEventsAround(team.id).data
  const events =
    around === undefined ? [] : [around.last ?? [], ...around.coming.slice(0, 1)].flat()
  if (events.length === 0) return null
  return (
    <OptionalSelect
      label={text.where}
      optional
      noneLabel={text.noEvent}
      options={events.map(({ id, title, startsAt }) => ({
        value: id,
        label: `${title}, ${dayOf(startsAt, team.timeZone)}`,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
