import type { Me } from '@touchline/contract/accounts/shapes'
import { useSearchParams } from 'react-router'

import { useSession } from '#web/platform/session/session-provider.tsx'

import { AccountPanel, type AccountView, isAccountView } from './account-panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { ProfileForm } from './profile-form.tsx'

export function AccountViews({ me }: { me: Me }) {
  const [search] = useSearchParams()
  const wanted = search.get('view')
  const view: AccountView = isAccountView(wanted) ? wanted : 'profile'
  return (
    <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[17rem_minmax(0,1fr)]">
      <AccountPanel me={me} view={view} />
      <div className="grid max-w-prose gap-10">
        {view === 'profile' ? <Profile me={me} /> : <PreferencesForm />}
      </div>
    </div>
  )
}

/** Whoever comes by the link of a forgotten password is here for that. */
function Profile({ me }: { me: Me }) {
  const { isRecovery } = useSession()
  const password = <PasswordForm key="password" email={me.email ?? ''} />
  const profile = <ProfileForm key="profile" me={me} />
  return isRecovery ? [password, profile] : [profile, password]
}
