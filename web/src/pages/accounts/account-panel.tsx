import type { Me } from '@touchline/contract/accounts/shapes'
import {
  Download,
  KeyRound,
  LogOut,
  ShieldCheck,
  SlidersHorizontal,
  Trash2,
  UserRound,
} from 'lucide-react'
import { Link } from 'react-router'

import { useSignOut } from '#web/accounts/use-sign-out.ts'
import { YoungHelp } from '#web/members/young-help.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { runsTeam } from '#web/teams/runs-team.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import { ShownPhone } from '#web/ui/phone-link.tsx'

const views = ['profile', 'preferences', 'security', 'tokens', 'data', 'deletion'] as const

export type AccountView = (typeof views)[number]

export function isAccountView(text: string | null): text is AccountView {
  return views.some((view) => view === text)
}

const icons = {
  profile: <UserRound aria-hidden />,
  preferences: <SlidersHorizontal aria-hidden />,
  security: <ShieldCheck aria-hidden />,
  tokens: <KeyRound aria-hidden />,
  data: <Download aria-hidden />,
  deletion: <Trash2 aria-hidden />,
}

/** My account and its settings. */
export function AccountPanel({ me, view }: { me: Me; view: AccountView }) {
  const text = useText('accounts')
  const { signOut: action } = useText('site')
  const signOut = useSignOut()
  const mine = useMyTeams().data
  const isOff = me.featuresOff.includes('integrations')
  const usesTokens = view === 'tokens' || (!isOff && mine !== undefined && runsTeam(mine))
  const shown = views.filter((one) => one !== 'tokens' || usesTokens)
  const words = {
    profile: text.profile,
    preferences: text.preferences,
    security: text.security.title,
    tokens: text.tokens,
    data: text.takeout.title,
    deletion: text.leaving.title,
  }
  const name = `${me.firstName} ${me.lastName}`.trim()
  return (
    <section className="rounded-surface border border-line bg-surface">
      <div className="flex items-center gap-4 border-b border-line p-4 md:flex-col md:p-5 md:items-start">
        <Avatar
          id={me.id}
          name={name ? me : spaced(me.email ?? '')}
          src={me.avatar?.thumb}
          size="xl"
        />
        <div className="min-w-0">
          {name && <h2 className="text-l wrap-anywhere">{name}</h2>}
          {me.phone && (
            <p className="figures text-muted">
              <ShownPhone phone={me.phone} />
            </p>
          )}
          {me.email && <p className="wrap-anywhere text-muted">{me.email}</p>}
        </div>
      </div>
      <nav aria-label={text.title} className="grid pairs-[8.5rem] p-2 md:grid-cols-1">
        {shown.map((one) => (
          <Link
            key={one}
            to={one === 'profile' ? '?' : `?view=${one}`}
            replace
            aria-current={one === view ? 'page' : undefined}
            className={cx(rowLook, one === view && activeLook)}
          >
            {icons[one]}
            <span className="min-w-0 hyphens-auto wrap-anywhere">{words[one]}</span>
          </Link>
        ))}
        <YoungHelp dateOfBirth={me.dateOfBirth} />
        <button type="button" className={rowLook} onClick={signOut}>
          <LogOut aria-hidden />
          {action}
        </button>
      </nav>
    </section>
  )
}

/** Without a name, the first two letters of the email address. */
function spaced(email: string): string {
  return `${email.charAt(0)} ${email.charAt(1)}`
}

const rowLook =
  'flex min-h-11 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-left leading-tight hover:bg-hover md:px-3 [&_svg]:size-5 [&_svg]:shrink-0'
const activeLook = 'bg-hover text-accent-ink shadow-[inset_3px_0_0_var(--accent)]'
