import type { Picture } from '@touchline/contract/files/shapes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { ContextMenu } from '#web/ui/context-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { Menu } from '#web/ui/menu.tsx'

import { TeamShield } from './team-shield.tsx'

interface OverviewCardProps {
  readonly card: {
    readonly id: string
    readonly name: string
    readonly sport: string
    readonly color: string
    readonly logo: Picture | null
  }
  readonly to: string
  /** Role and figures. */
  readonly facts: readonly string[]
  /** The team's club, or the child who plays in it. */
  readonly note?: string | undefined
  readonly bell?: ReactNode
  readonly menu?: { readonly label: string; readonly icon: ReactNode; readonly items: ReactNode }
}

/** A card for a team or club that opens on a click anywhere; its menu also opens on right-click. */
export function OverviewCard({ menu, ...props }: OverviewCardProps) {
  if (!menu) return <Surface {...props} />
  const button = (
    <Menu trigger={<IconButton label={menu.label} icon={menu.icon} />}>{menu.items}</Menu>
  )
  return (
    <li className="[&>div]:h-full">
      <ContextMenu items={menu.items}>
        <CardBody {...props} button={button} />
      </ContextMenu>
    </li>
  )
}

function Surface(props: Omit<OverviewCardProps, 'menu'>) {
  return (
    <li>
      <CardBody {...props} />
    </li>
  )
}

type CardBodyProps = Omit<OverviewCardProps, 'menu'> & { readonly button?: ReactNode }

function CardBody({ card, to, facts, note, bell, button }: CardBodyProps) {
  const { sports } = useText('teams')
  return (
    <article className="relative flex h-full gap-4 overflow-clip rounded-surface border border-line bg-surface p-4 pl-5 hover:border-edge">
      <span
        aria-hidden
        className="absolute inset-y-0 left-0 w-1.5"
        style={{ backgroundColor: card.color }}
      />
      <TeamShield team={card} src={card.logo?.thumb} size="l" />
      <div className="min-w-0 grow">
        <h2 className="text-l">
          <Link
            to={to}
            className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-surface focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {card.name}
          </Link>
        </h2>
        <p className="mt-0.5 text-muted">{labelOf(sports, card.sport)}</p>
        <p className="figures mt-2 flex flex-wrap gap-x-3 text-s text-muted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {note !== undefined && <p className="mt-1 truncate text-s font-medium">{note}</p>}
      </div>
      <div className="relative -mt-2 -mr-2 flex shrink-0 flex-col">
        {button}
        {bell}
      </div>
    </article>
  )
}
