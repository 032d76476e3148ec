import { kicksPerSide, type ShootOutKick } from '@touchline/domain/leagues/match-day/shoot-out'
import { Check, X } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import type { ShownMatch } from '../use-match.ts'
import { EndButton } from './clock-buttons.tsx'
import type { EventEntry } from './use-event-entry.ts'
import type { useShootOut } from './use-shoot-out.ts'

interface ShootOutPadProps {
  readonly match: ShownMatch
  readonly shootOut: ReturnType<typeof useShootOut>
  readonly onTap: EventEntry['tap']
}

/** Penalties: kicks of each side, whose turn it is, and two large buttons. */
export function ShootOutPad({ match, shootOut, onTap }: ShootOutPadProps) {
  const text = useText('matchDay').live.shootOut
  const { names } = match
  const [first, setFirst] = useState<'own' | 'opponent'>('own')
  const { kicks, winner, own, opponent } = shootOut
  const next = shootOut.next ?? first
  return (
    <section aria-label={text.title} className="grid gap-4">
      <h2 className="text-l">{text.title}</h2>
      <Tally kicks={kicks} names={names} />
      {kicks.length === 0 && (
        <div className="grid gap-1">
          <p aria-hidden className="text-s text-muted">
            {text.first}
          </p>
          <SegmentedControl
            label={text.first}
            size="s"
            segments={[
              { value: 'own', label: names.own },
              { value: 'opponent', label: names.opponent },
            ]}
            value={first}
            onChange={setFirst}
          />
        </div>
      )}
      {winner === undefined ? (
        <KickButtons name={names[next]} onKick={(kind) => onTap({ kind, side: next })} />
      ) : (
        <>
          <p className="font-semibold wrap-anywhere">
            {text.won(names[winner], Math.max(own, opponent), Math.min(own, opponent))}
          </p>
          <EndButton />
        </>
      )}
      {kicks.length === 0 && (
        <Button variant="quiet" className="justify-self-start" onClick={shootOut.close}>
          {text.back}
        </Button>
      )}
    </section>
  )
}

interface KickButtonsProps {
  readonly name: string
  readonly onKick: (kind: 'shoot_out_scored' | 'shoot_out_missed') => void
}

function KickButtons({ name, onKick }: KickButtonsProps) {
  const text = useText('matchDay').live.shootOut
  return (
    <div role="group" aria-label={text.next(name)} className="grid grid-cols-2 gap-x-3 gap-y-2">
      <p className="col-span-2 font-medium wrap-anywhere">{text.next(name)}</p>
      <Button
        wide
        variant="primary"
        className="min-h-20 touch-manipulation text-l"
        icon={<Check aria-hidden />}
        onClick={() => onKick('shoot_out_scored')}
      >
        {text.scored}
      </Button>
      <Button
        wide
        className="min-h-20 touch-manipulation text-l"
        icon={<X aria-hidden />}
        onClick={() => onKick('shoot_out_missed')}
      >
        {text.missed}
      </Button>
    </div>
  )
}

interface TallyProps {
  readonly kicks: readonly ShootOutKick[]
  readonly names: ShownMatch['names']
}

/** Kicks in order, and those still open. */
function Tally({ kicks, names }: TallyProps) {
  const taken = Math.ceil(kicks.length / 2)
  return (
    <dl className="grid gap-2">
      {(['own', 'opponent'] as const).map((side) => (
        <SideTally
          key={side}
          name={names[side]}
          kicks={kicks.filter((kick) => kick.side === side)}
          places={Math.max(kicksPerSide, taken)}
        />
      ))}
    </dl>
  )
}

interface SideTallyProps {
  readonly name: string
  readonly kicks: readonly ShootOutKick[]
  readonly places: number
}

function SideTally({ name, kicks, places }: SideTallyProps) {
  const text = useText('matchDay').live.shootOut
  const goals = kicks.filter(({ isScored }) => isScored).length
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <dt className="min-w-0 grow basis-24 truncate font-medium">{name}</dt>
      <dd className="flex items-center gap-1.5">
        {Array.from({ length: places }, (_, at) => (
          <Kick key={at} kick={kicks[at]} />
        ))}
        <span className="figures ml-2 w-8 text-right text-l font-bold">
          <span aria-hidden>{goals}</span>
          <span className="sr-only">{text.scoredOf(goals, kicks.length)}</span>
        </span>
      </dd>
    </div>
  )
}

function Kick({ kick }: { kick: ShootOutKick | undefined }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-6 place-items-center rounded-full border [&_svg]:size-4',
        kick === undefined && 'border-dashed border-edge',
        kick?.isScored === true && 'border-going bg-going text-on-answer',
        kick?.isScored === false && 'border-edge text-muted',
      )}
    >
      {kick && (kick.isScored ? <Check strokeWidth={3} /> : <X />)}
    </span>
  )
}
