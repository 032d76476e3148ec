import { useLocation } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { loginPlace } from '#web/platform/session/places.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Signs in or up first, and comes back to this very page. */
export function Visitor() {
  const text = useText('invitations').join
  const { pathname: path, search } = useLocation()
  const signIn = loginPlace({ path, search })
  return (
    <div className="grid gap-5">
      <p className="text-muted">{text.visitor}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={signIn} variant="primary">
          {text.signIn}
        </ButtonLink>
        <ButtonLink to={signIn.replace(paths.login, paths.register)}>{text.signUp}</ButtonLink>
      </div>
    </div>
  )
}

interface AboutTeam {
  readonly team: { readonly id: string; readonly name: string }
}

export function IsIn({ team, isNew }: AboutTeam & { isNew: boolean }) {
  const text = useText('invitations').join
  return (
    <div className="grid justify-items-start gap-5">
      <div className="w-full">
        {isNew ? (
          <Banner tone="good" title={text.joinedTitle}>
            {text.joined(team.name)}
          </Banner>
        ) : (
          <Banner>{text.alreadyMember}</Banner>
        )}
      </div>
      <ButtonLink to={paths.team(team.id)} variant="primary">
        {text.toTeam}
      </ButtonLink>
    </div>
  )
}

interface IsWaitingProps extends AboutTeam {
  readonly state: 'waiting' | 'approved' | 'declined' | undefined
}

/** Follows the request: the answer appears here as soon as the coach gives it. */
export function IsWaiting({ team, state }: IsWaitingProps) {
  const text = useText('invitations')
  if (state === 'declined') return <Banner>{text.code.mineDeclined(team.name)}</Banner>
  return (
    <div className="grid justify-items-start gap-5">
      <div className="w-full">
        <Banner title={text.join.waitingTitle}>{text.join.waiting(team.name)}</Banner>
      </div>
      <ButtonLink to={paths.joinTeam}>{text.code.mineTitle}</ButtonLink>
    </div>
  )
}
