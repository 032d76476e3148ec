import type { MemberPage } from '@touchline/contract/members/shapes'
import { sportFields } from '@touchline/domain/members/permissions'
import { useSearchParams } from 'react-router'

import { ComingOfAgeNotice } from '#web/children/coming-of-age-notice.tsx'
import { ConflictChoices } from '#web/members/conflict-choices.tsx'
import { MemberFacts } from '#web/members/member-facts.tsx'
import { ProfileEnding } from '#web/members/profile-ending.tsx'
import { useMemberForm } from '#web/members/use-member-form.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { ProfileSide } from './profile-side.tsx'
import type { ProfileTab, ProfileTabName } from './profile-tab.ts'
import { useShownTabs } from './use-shown-tabs.ts'
import { WaitingBanners } from './waiting-banners.tsx'

interface MemberProfileProps {
  readonly page: MemberPage
  readonly onClose: () => void
}

/** The person on the left, their data on the right. */
export function MemberProfile({ page, onClose }: MemberProfileProps) {
  const shown = useShownTabs(page)
  return (
    <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      {page.takesOverOn && (
        <div className="md:col-span-2">
          <ComingOfAgeNotice member={page.member} day={page.takesOverOn} />
        </div>
      )}
      <div className="grid gap-3 empty:hidden md:col-span-2">
        <WaitingBanners page={page} />
      </div>
      <ProfileSide page={page} />
      {shown.length > 0 ? (
        <OpenTabs page={page} onClose={onClose} shown={shown} />
      ) : (
        <MemberFacts member={page.member} />
      )}
    </div>
  )
}

interface OpenTabsProps extends MemberProfileProps {
  readonly shown: readonly ProfileTab[]
}

function OpenTabs({ page, onClose, shown }: OpenTabsProps) {
  const { profile: text, overview } = useText('members')
  const [tab, setTab] = useTab(shown)
  const form = useMemberForm({
    member: page.member,
    onSaved: onClose,
    onRefused: (field) => setTab(tabOf(field)),
  })

  return (
    <div className="min-w-0">
      <ConflictChoices member={form} />
      <Tabs<ProfileTabName>
        label={text.title}
        value={tab}
        onChange={setTab}
        more={overview.more}
        tabs={shown.map(({ value, isRare, count, content }) => ({
          value,
          label: text.tabs[value],
          isRare,
          count: count?.(page),
          content: content({ page, form, show: setTab, onGone: onClose }),
        }))}
      />
      <ProfileEnding
        member={form}
        isForm={shown.some(({ value, isForm }) => value === tab && isForm)}
        onCancel={onClose}
      />
    </div>
  )
}

/** The tab of a form field. */
function tabOf(field: string): ProfileTabName {
  if (field === 'custom') return 'other'
  return sportTab.has(field) ? 'sport' : 'identity'
}

const sportTab = new Set<string>([
  ...sportFields,
  'dominantSide',
  'shirtSize',
  'shortsSize',
  'shoeSize',
])

/** The open tab is in the address: a link shows the same one. */
function useTab(shown: readonly ProfileTab[]) {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('tab')
  const first: ProfileTabName = shown[0]?.value ?? 'overview'
  const tab = shown.find(({ value }) => value === wanted)?.value ?? first

  function show(next: ProfileTabName) {
    const address = new URLSearchParams(search)
    if (next === first) address.delete('tab')
    else address.set('tab', next)
    setSearch(address, { replace: true, preventScrollReset: true })
  }

  return [tab, show] as const
}
