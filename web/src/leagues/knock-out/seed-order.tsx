import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { shuffle } from '@touchline/domain/leagues/shuffle'
import { standings } from '@touchline/domain/leagues/standings'
import { Plus, X } from 'lucide-react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OrderList } from '#web/ui/order-list.tsx'

interface SeedOrderProps {
  readonly whole: LeagueDetails
  readonly seeds: readonly string[]
  readonly onChange: (seeds: readonly string[]) => void
}

/** Participating teams by seed: from a table, by lot, by name, or by hand. */
export function SeedOrder({ whole, seeds, onChange }: SeedOrderProps) {
  const text = useText('knockOut')
  const colon = useColon()
  const names = new Map(whole.teams.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? ''
  const others = whole.teams.filter(({ id }) => !seeds.includes(id))
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1.5 font-medium">{text.order}</legend>
      <WaysToOrder whole={whole} seeds={seeds} onChange={onChange} />
      <OrderList
        label={text.order}
        items={seeds}
        keyOf={(id) => id}
        nameOf={nameOf}
        onChange={onChange}
        tool={(id) => (
          <IconButton
            label={text.leaveOut(nameOf(id))}
            icon={<X aria-hidden />}
            onClick={() => onChange(seeds.filter((other) => other !== id))}
          />
        )}
      />
      {others.length > 0 && (
        <div>
          <p className="mb-2 text-s text-muted">{text.notIn}</p>
          <ul className="flex flex-wrap gap-2">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Button
                  size="s"
                  icon={<Plus aria-hidden />}
                  aria-label={`${text.takeIn}${colon} ${name}`}
                  onClick={() => onChange([...seeds, id])}
                >
                  <span className="wrap-anywhere">{name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}

function WaysToOrder({ whole, seeds, onChange }: SeedOrderProps) {
  const text = useText('knockOut')
  const { language } = useLanguage()
  const { league, stages, teams } = whole
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const tables = stages.filter(({ kind }) => kind === 'table')

  /** Orders teams by a table; teams that aren't in it follow. */
  function orderBy(stage: string | null) {
    const places = standings({ ...whole, sport: league.sport, rules: league.rules }, { stage }).map(
      ({ team }) => team,
    )
    onChange([
      ...places.filter((id) => seeds.includes(id)),
      ...seeds.filter((id) => !places.includes(id)),
    ])
  }

  const byName = () =>
    seeds.toSorted((one, other) =>
      (names.get(one) ?? '').localeCompare(names.get(other) ?? '', language),
    )
  return (
    <div className="flex flex-wrap gap-2">
      {tables.length === 0 && (
        <Button size="s" onClick={() => orderBy(null)}>
          {text.byTable}
        </Button>
      )}
      {tables.map(({ id, name }) => (
        <Button key={id} size="s" onClick={() => orderBy(id)}>
          <span className="wrap-anywhere">{text.byTableOf(name)}</span>
        </Button>
      ))}
      <Button
        size="s"
        onClick={() => onChange(shuffle(seeds, Math.floor(Math.random() * 2 ** 31)))}
      >
        {text.byLot}
      </Button>
      <Button size="s" onClick={() => onChange(byName())}>
        {text.byName}
      </Button>
    </div>
  )
}
