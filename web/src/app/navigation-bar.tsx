import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TopBar } from '#web/ui/top-bar.tsx'

import { paths } from './paths.ts'

/** Menus are for those who are signed in; a visitor's page does without their script. */
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

/** What is there to be read: the bar is as wide as the text, whoever reads. */
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

/** Shown before anybody knows who is there, most often to someone who is not. */
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

/** "Connexion" and "Inscription" stand beside the logo on a small phone, too. */
const onPhone = 'max-sm:px-2.5 max-sm:text-s'
