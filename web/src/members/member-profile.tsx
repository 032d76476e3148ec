import type { MemberPage } from '@touchline/contract/members/shapes'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import { useSearchParams } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { IdentityFields } from './identity-fields.tsx'
import { MemberFacts } from './member-facts.tsx'
import type { MemberField } from './member-values.ts'
import { ParentsTab } from './parents-tab.tsx'
import { ProfileEnding } from './profile-ending.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SportFields } from './sport-fields.tsx'
import { useMemberForm } from './use-member-form.ts'

interface MemberProfileProps {
  readonly page: MemberPage
  readonly onClose: () => void
}

export function MemberProfile({ page, onClose }: MemberProfileProps) {
  const actor = useActor()
  const { member } = page
  return (
    <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <ProfilePanel member={member} onGone={onClose} />
      {maySeePrivate(actor, member.id) ? (
        <ProfileTabs page={page} onClose={onClose} />
      ) : (
        <MemberFacts member={member} />
      )}
    </div>
  )
}

const profileTabs = ['identity', 'parents', 'sport'] as const
type ProfileTab = (typeof profileTabs)[number]

const sportFields: readonly MemberField[] = ['position', 'jerseyNumber', 'licenceNumber', 'notes']

function ProfileTabs({ page, onClose }: MemberProfileProps) {
  const text = useText('members')
  const { tabs } = text.profile
  const [tab, setTab] = useTab()
  const member = useMemberForm({
    member: page.member,
    onSaved: onClose,
    onRefused: (field) => setTab(sportFields.includes(field) ? 'sport' : 'identity'),
  })

  return (
    <div className="min-w-0">
      <Tabs<ProfileTab>
        label={text.profile.title}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'identity',
            label: tabs.identity,
            content: <IdentityFields member={member} />,
          },
          {
            value: 'parents',
            label: tabs.parents,
            count: page.guardians.length,
            content: <ParentsTab page={page} />,
          },
          { value: 'sport', label: tabs.sport, content: <SportFields member={member} /> },
        ]}
      />
      <ProfileEnding member={member} isForm={tab !== 'parents'} onCancel={onClose} />
    </div>
  )
}

/** The open tab stands in the address: a link shows the same one. */
function useTab() {
  const [search, setSearch] = useSearchParams()
  const tab = profileTabs.find((known) => known === search.get('tab')) ?? 'identity'

  function show(next: ProfileTab) {
    const wanted = new URLSearchParams(search)
    if (next === 'identity') wanted.delete('tab')
    else wanted.set('tab', next)
    setSearch(wanted, { replace: true, preventScrollReset: true })
  }

  return [tab, show] as const
}
