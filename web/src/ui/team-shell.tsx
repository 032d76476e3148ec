import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'

import { type Accent, AccentScope } from './accent-scope.tsx'
import { Avatar } from './avatar.tsx'
import { cx } from './cx.ts'
import { Drawer } from './drawer.tsx'
import { useHeightVariable } from './use-height-variable.ts'

export interface TeamLink {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  /** Marked as current only on an exact match of the path. */
  readonly end?: boolean | undefined
  /** Further path prefixes that belong to this link. */
  readonly holds?: readonly string[] | undefined
  /** The page has tables and uses the full width, as do the pages below it. */
  readonly isWide?: boolean | undefined
  /** Shown in the bottom bar on phones. */
  readonly isAtHand?: boolean | undefined
  /** A count, and its text for screen readers. */
  readonly count?: { readonly shown: number; readonly words: string } | undefined
}

export interface TeamShellProps {
  readonly label: string
  readonly team: {
    readonly id: string
    readonly name: string
    readonly logo?: string | undefined
    /** The team's own colour, for its crest. */
    readonly accent?: Accent | undefined
  }
  readonly homeTo: string
  readonly back: { readonly to: string; readonly label: string }
  readonly links: readonly TeamLink[]
  /** The phone menu with the links that aren't in the bar. */
  readonly more: { readonly label: string; readonly icon: ReactNode }
  readonly children: ReactNode
}

/** The layout of a team's pages: a sidebar on desktops, a bottom bar on phones. */
export function TeamShell(props: TeamShellProps) {
  const { pathname } = useLocation()
  const isWide = props.links.some((link) => link.isWide && isAtOrBelow(pathname, link.to))
  return (
    <div className="mx-auto flex w-full max-w-frame grow max-md:flex-col max-md:[--bottom-bar:calc(3.5rem+1px+env(safe-area-inset-bottom))] short:[--bottom-bar:0px]!">
      <Sidebar {...props} />
      <main id="content" className="min-w-0 grow px-4 pt-3 pb-12 sm:px-6 md:pt-8 md:pb-16">
        <div className={cx(!isWide && 'max-w-team')}>{props.children}</div>
      </main>
      <BottomBar {...props} />
    </div>
  )
}

function Sidebar({ label, team, homeTo, back, links }: TeamShellProps) {
  const isHeld = useHeld()
  return (
    <nav
      aria-label={label}
      className="no-print sticky top-0 hidden max-h-dvh w-60 shrink-0 flex-col gap-1 self-start overflow-y-auto py-8 pl-6 md:flex"
    >
      <NavLink to={back.to} className={cx(rowLook, 'text-s text-muted')}>
        {backArrow}
        {back.label}
      </NavLink>
      <NavLink
        to={homeTo}
        end
        className="mb-3 flex items-center gap-3 rounded-control p-2 hover:bg-hover"
      >
        <Crest team={team} />
        <span className="line-clamp-4 min-w-0 font-head text-l leading-5.5 font-semibold wrap-break-word">
          {team.name}
        </span>
      </NavLink>
      {links.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          end={link.end ?? false}
          className={({ isActive }) => cx(rowLook, (isActive || isHeld(link)) && activeLook)}
        >
          {link.icon}
          <span className="grow">
            {link.label}
            <SpokenCount count={link.count} />
          </span>
          <Count count={link.count} />
        </NavLink>
      ))}
    </nav>
  )
}

/** With large text the labels wrap to a second row instead of being cut off. */
function BottomBar({ label, links, more }: TeamShellProps) {
  const atHand = links.filter((link) => link.isAtHand)
  const others = links.filter((link) => !link.isAtHand)
  const isHeld = useHeld()
  return (
    <nav
      ref={useHeightVariable('--bottom-bar')}
      aria-label={label}
      className="no-print sticky bottom-0 z-10 short:static flex flex-wrap border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {atHand.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          end={link.end ?? false}
          className={({ isActive }) => cx(thumbLook, (isActive || isHeld(link)) && activeThumb)}
        >
          <span className="relative">
            {link.icon}
            <span className="absolute -top-1.5 left-full -ml-2">
              <Count count={link.count} />
            </span>
          </span>
          <span className="w-full text-center leading-tight">
            {link.label}
            <SpokenCount count={link.count} />
          </span>
        </NavLink>
      ))}
      {others.length > 0 && <MoreLinks more={more} links={others} />}
    </nav>
  )
}

/** Closes when the page changes. */
function MoreLinks({ more, links }: Pick<TeamShellProps, 'more' | 'links'>) {
  const { pathname } = useLocation()
  const isHeld = useHeld()
  return (
    <Drawer
      key={pathname}
      title={more.label}
      trigger={
        <button type="button" className={thumbLook}>
          {more.icon}
          <span className="w-full text-center leading-tight">{more.label}</span>
        </button>
      }
    >
      <ul className="grid gap-1">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              className={({ isActive }) => cx(rowLook, (isActive || isHeld(link)) && activeLook)}
            >
              {link.icon}
              <span className="grow">
                {link.label}
                <SpokenCount count={link.count} />
              </span>
              <Count count={link.count} />
            </NavLink>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

/** True if the current page belongs to a link by its `holds` paths. */
function useHeld() {
  const { pathname } = useLocation()
  return ({ holds = [] }: TeamLink) => holds.some((place) => isAtOrBelow(pathname, place))
}

function isAtOrBelow(pathname: string, place: string): boolean {
  return pathname === place || pathname.startsWith(`${place}/`)
}

function Count({ count }: Pick<TeamLink, 'count'>) {
  if (count === undefined) return null
  return (
    <span
      aria-hidden
      className="figures grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-[0.75rem] font-semibold text-on-accent"
    >
      {count.shown > 99 ? '99+' : count.shown}
    </span>
  )
}

/** Read out after the page's name. */
function SpokenCount({ count }: Pick<TeamLink, 'count'>) {
  return count && <span className="sr-only">, {count.words}</span>
}

const backArrow = <ArrowLeft aria-hidden />

const rowLook =
  'flex min-h-10 items-center gap-3 rounded-control px-3 hover:bg-hover touch:min-h-12 [&_svg]:size-5 [&_svg]:shrink-0'
const activeLook = 'bg-hover font-semibold text-accent-ink shadow-[inset_3px_0_0_var(--accent-ink)]'
const thumbLook =
  'flex min-h-14 min-w-min grow basis-15 flex-col items-center justify-center gap-0.5 px-0.5 text-[0.75rem] text-muted [&_svg]:size-5.5'
const activeThumb = 'font-semibold text-accent-ink shadow-[inset_0_3px_0_var(--accent-ink)]'

function Crest({ team: { id, name, logo, accent } }: Pick<TeamShellProps, 'team'>) {
  const crest = <Avatar id={id} name={name} src={logo} shape="shield" tone="accent" />
  return accent === undefined ? crest : <AccentScope accent={accent}>{crest}</AccentScope>
}
