import type { Me } from '@touchline/contract/accounts/shapes'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { EmailChange } from '#web/accounts/email-change.tsx'
import { PasswordForm } from '#web/accounts/password-form.tsx'
import { ProfileForm } from '#web/accounts/profile-form.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { AccountPanel, type AccountView, isAccountView } from './account-panel.tsx'

const PreferencesForm = lazy(async () => ({
  default: (await import('#web/accounts/preferences-form.tsx')).PreferencesForm,
}))
const LetterChoices = lazy(async () => ({
  default: (await import('#web/notifications/letter-choices.tsx')).LetterChoices,
}))
const TeamMutes = lazy(async () => ({
  default: (await import('./team-mutes.tsx')).TeamMutes,
}))
const PushCard = lazy(async () => ({
  default: (await import('#web/notifications/push/push-card.tsx')).PushCard,
}))
const SecurityView = lazy(async () => ({
  default: (await import('#web/accounts/security/security-view.tsx')).SecurityView,
}))
const TokensView = lazy(async () => ({
  default: (await import('#web/integrations/tokens/tokens-view.tsx')).TokensView,
}))
const TakeoutView = lazy(async () => ({
  default: (await import('#web/privacy/takeout/takeout-view.tsx')).TakeoutView,
}))
const LeavingView = lazy(async () => ({
  default: (await import('#web/privacy/leaving/leaving-view.tsx')).LeavingView,
}))

export function AccountViews({ me }: { me: Me }) {
  const [search] = useSearchParams()
  const wanted = search.get('view')
  const view: AccountView = isAccountView(wanted) ? wanted : 'profile'
  const shown = useBroughtIntoView(view)
  return (
    <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[19rem_minmax(0,1fr)]">
      <AccountPanel me={me} view={view} />
      <div ref={shown} className="grid max-w-prose scroll-mt-20 gap-10">
        <Suspense fallback={<Skeleton className="h-96 rounded-surface" />}>
          <View me={me} view={view} />
        </Suspense>
      </div>
    </div>
  )
}

function View({ me, view }: { me: Me; view: AccountView }) {
  switch (view) {
    case 'profile':
      return <Profile me={me} />
    case 'preferences':
      return (
        <>
          <PreferencesForm />
          <LetterChoices />
          <TeamMutes />
          <PushCard accountId={me.id} />
        </>
      )
    case 'security':
      return <SecurityView />
    case 'tokens':
      return <TokensView email={me.email} />
    case 'data':
      return <TakeoutView />
    case 'deletion':
      return <LeavingView me={me} />
  }
}

/** On a phone the menu fills the screen: scrolls to the chosen view. */
function useBroughtIntoView(view: AccountView): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    const top = shown.current?.getBoundingClientRect().top ?? 0
    if (top > globalThis.innerHeight / 2) shown.current?.scrollIntoView({ block: 'start' })
  }, [view])
  return shown
}

/** Opens password reset for people who come from its link. */
function Profile({ me }: { me: Me }) {
  const { isRecovery } = useSession()
  const password = <PasswordForm key="password" email={me.email ?? ''} />
  const profile = <ProfileForm key="profile" me={me} />
  const email = <EmailChange key="email" email={me.email} />
  return isRecovery ? [password, profile, email] : [profile, email, password]
}
