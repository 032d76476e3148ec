import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { DrawDays } from './draw-days.tsx'
import type { DrawForm } from './draw-form.ts'
import { DrawTeams } from './draw-teams.tsx'
import { DrawVenues } from './draw-venues.tsx'
import { DrawnFixtures } from './drawn-fixtures.tsx'
import { type DrawProblems, useDraw } from './use-draw.ts'

export interface DrawPartProps {
  readonly whole: LeagueDetails
  readonly form: DrawForm
  readonly missing: DrawProblems
  readonly onChange: (parts: Partial<DrawForm>) => void
}

/** The form for a draw, with the result beside it. */
export function DrawFixtures({ whole }: { whole: LeagueDetails }) {
  const text = useText('leagueEntry').draw
  const draw = useDraw(whole)
  const part = { whole, form: draw.form, missing: draw.missing, onChange: draw.change }
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <form
        noValidate
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          draw.draw()
        }}
      >
        <p className="text-muted">{text.intro}</p>
        <DrawTeams {...part} />
        <DrawDays {...part} />
        <DrawVenues {...part} />
        {draw.problem !== undefined && <Banner tone="danger">{draw.problem}</Banner>}
        <Button
          type="submit"
          variant={draw.drawn ? 'secondary' : 'primary'}
          className="justify-self-start"
        >
          {draw.drawn ? text.again : text.draw}
        </Button>
      </form>
      <section aria-live="polite">
        {draw.drawn ? (
          <DrawnFixtures
            whole={whole}
            drawn={draw.drawn}
            isAdding={draw.isAdding}
            onAdd={draw.add}
          />
        ) : (
          <p className="text-muted">{text.nothingYet}</p>
        )}
      </section>
    </div>
  )
}
