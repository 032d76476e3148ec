import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { Bracket } from './bracket.tsx'
import { PlannedTie } from './planned-tie.tsx'
import { RoundDays } from './round-days.tsx'
import { SeedOrder } from './seed-order.tsx'
import { type KnockOutForm, useKnockOutForm } from './use-knock-out-form.ts'

/** Teams by seed, with the resulting pairings. */
export function DrawKnockOut({ whole }: { whole: LeagueDetails }) {
  const text = useText('knockOut')
  const draft = useKnockOutForm(whole)
  const { form, known, change } = draft
  const names = new Map(whole.teams.map(({ id, name }) => [id, name]))
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        draft.save()
      }}
    >
      <div className="grid max-w-2xl grid-cols-1 gap-6">
        <TextField
          label={text.name}
          required
          maxLength={leagueLimits.nameLength}
          autoComplete="off"
          value={form.name}
          onChange={({ target }) => change({ name: target.value })}
          error={draft.nameProblem}
        />
        <SeedOrder whole={whole} seeds={form.seeds} onChange={(seeds) => change({ seeds })} />
        <HowPlayed form={form} onChange={change} />
        <RoundDays draft={draft} />
      </div>
      {known.length > 0 && (
        <section>
          <h2 className="mb-3 text-l">{text.preview}</h2>
          <Bracket known={known} names={names}>
            {(tie) => <PlannedTie known={known} names={names} tie={tie} />}
          </Bracket>
        </section>
      )}
      {draft.problem !== undefined && <Banner tone="danger">{draft.problem}</Banner>}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={draft.isDrawing}
        busyLabel={text.drawing}
      >
        {text.draw}
      </Button>
    </form>
  )
}

interface HowPlayedProps {
  readonly form: KnockOutForm
  readonly onChange: (parts: Partial<KnockOutForm>) => void
}

function HowPlayed({ form, onChange }: HowPlayedProps) {
  const text = useText('knockOut')
  return (
    <div>
      <Checkbox
        label={text.thirdPlace}
        value={form.thirdPlace}
        onChange={(thirdPlace) => onChange({ thirdPlace })}
      />
      <Checkbox
        label={text.twoLegs}
        value={form.twoLegs}
        onChange={(twoLegs) => onChange({ twoLegs })}
      />
      {form.twoLegs && (
        <Checkbox
          label={text.awayGoals}
          value={form.awayGoals}
          onChange={(awayGoals) => onChange({ awayGoals })}
        />
      )}
    </div>
  )
}
