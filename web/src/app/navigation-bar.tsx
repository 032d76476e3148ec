import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TopBar } from '#web/ui/top-bar.tsx'

import { paths } from './paths.ts'

/** Visitors need no menus, so their script is not loaded. */
const SignedInLinks = lazy(async () => ({
  default: (await import('./signed-in-links.tsx')).SignedInLinks,
}))

export function NavigationBar() {
  const text = useText('site')
  const wire = useText('wire')
  const { state, user } = useSession()
  const { pathname } = useLocation()
  const signedIn = state === 'signed-in' && user !== undefined
  return (
    <TopBar
      name={text.product}
      homeTo={signedIn ? paths.dashboard : paths.home}
      label={text.siteNavigation}
      skipLabel={wire.skipToContent}
      width={toRead.has(pathname) ? 'page' : 'frame'}
    >
      <Links />
    </TopBar>
  )
}

/** Reading pages: the bar is as wide as their text. */
const toRead: ReadonlySet<string> = new Set([
  paths.home,
  paths.benefits,
  paths.privacy,
  paths.imprint,
])

function Links() {
  const { state, user, name } = useSession()
  const { pathname } = useLocation()
  if (state === 'signed-in' && user !== undefined)
    return (
      <Suspense fallback={<LinksSkeleton />}>
        <SignedInLinks id={user.id} name={name} />
      </Suspense>
    )
  return state === 'loading' && !forVisitors.has(pathname) ? <LinksSkeleton /> : <VisitorLinks />
}

/** Shown before the session is known, usually to visitors. */
const forVisitors: ReadonlySet<string> = new Set([
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
])

function LinksSkeleton() {
  return <Skeleton className="h-9 w-40" />
}

function VisitorLinks() {
  const text = useText('site')
  return (
    <>
      <ButtonLink to={paths.login} variant="quiet" className={onPhone}>
        {text.logIn}
      </ButtonLink>
      <ButtonLink to={paths.register} variant="secondary" className={onPhone}>
        {text.signUp}
      </ButtonLink>
    </>
  )
}

/** "Connexion" and "Inscription" must fit next to the logo on a small phone. */
const onPhone = 'max-sm:px-2.5 max-sm:text-s'
