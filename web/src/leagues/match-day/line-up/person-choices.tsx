import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { movePlayer, playerAt, playerIn, type Target, withPlayer } from './moves.ts'

interface PersonChoicesProps {
  readonly match: ShownMatch
  readonly lineUp: LineUpDraft
  readonly postNames: readonly string[]
  readonly memberId: string
  readonly onChange: (lineUp: LineUpDraft) => void
  readonly onDone: () => void
}

/** Place, shirt number and captaincy of a player. */
export function PersonChoices(props: PersonChoicesProps) {
  const { match, lineUp, postNames, memberId, onChange, onDone } = props
  const text = useText('matchDay').lineUp
  const wire = useText('wire')
  const person = match.people.get(memberId)
  const player = playerIn(lineUp, memberId)
  const [shirtNumber, setShirtNumber] = useState(
    player ? (player.shirtNumber ?? '') : (person?.jerseyNumber ?? ''),
  )
  const [isCaptain, setCaptain] = useState(lineUp.captain === memberId)
  const [spot, setSpot] = useState(() => spotOf(lineUp, { memberId, places: postNames.length }))
  const isNumber = /^\d{0,3}$/.test(shirtNumber)
  const nameAt = (place: number) => {
    const other = playerAt(lineUp, place)
    return other === undefined ? text.empty : fullNameOf(match.people.get(other.memberId))
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (!isNumber) return
    const shirt = shirtNumber === '' ? null : shirtNumber
    onChange(taken(lineUp, { memberId, shirtNumber: shirt, isCaptain, target: targetOf(spot) }))
    onDone()
  }

  return (
    <form className="grid gap-4" onSubmit={save}>
      <Select
        label={text.chooseFor(fullNameOf(person))}
        options={[
          ...postNames.map((post, place) => ({
            value: String(place),
            label: text.place(post, nameAt(place)),
          })),
          { value: 'bench', label: text.bench },
          { value: 'out', label: text.others },
        ]}
        value={spot}
        onChange={setSpot}
      />
      {spot !== 'out' && (
        <ShirtField value={shirtNumber} isValid={isNumber} onChange={setShirtNumber} />
      )}
      {spot !== 'out' && <Switch label={text.captain} value={isCaptain} onChange={setCaptain} />}
      <DialogActions>
        <Button onClick={onDone}>{wire.cancel}</Button>
        <Button type="submit" variant="primary">
          {text.take}
        </Button>
      </DialogActions>
    </form>
  )
}

interface ShirtFieldProps {
  readonly value: string
  readonly isValid: boolean
  readonly onChange: (value: string) => void
}

function ShirtField({ value, isValid, onChange }: ShirtFieldProps) {
  const text = useText('matchDay').lineUp
  return (
    <TextField
      label={text.shirtNumber}
      inputMode="numeric"
      maxLength={3}
      value={value}
      error={isValid ? undefined : text.shirtInvalid}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  )
}

/** The place of a player, or the first free one. */
function spotOf(
  lineUp: LineUpDraft,
  { memberId, places }: { readonly memberId: string; readonly places: number },
): string {
  const player = playerIn(lineUp, memberId)
  const all = Array.from({ length: places }, (_, place) => place)
  const place = player ? player.place : all.find((one) => playerAt(lineUp, one) === undefined)
  return place === null || place === undefined ? 'bench' : String(place)
}

function targetOf(spot: string): Target {
  if (spot === 'bench' || spot === 'out') return { kind: spot }
  return { kind: 'place', place: Number(spot) }
}

interface ChosenPlayer {
  readonly memberId: string
  readonly shirtNumber: string | null
  readonly isCaptain: boolean
  readonly target: Target
}

/** The line-up with the choices for one player. */
function taken(now: LineUpDraft, { isCaptain, target, ...who }: ChosenPlayer): LineUpDraft {
  const after = movePlayer(now, who, target)
  const player = playerIn(after, who.memberId)
  if (player === undefined) return after
  const dressed = withPlayer(after, { ...player, shirtNumber: who.shirtNumber })
  if (isCaptain) return { ...dressed, captain: who.memberId }
  return { ...dressed, captain: after.captain === who.memberId ? null : after.captain }
}
