import type { MemberPage } from '@touchline/contract/members/shapes'
import { mayKeepUnavailabilities } from '@touchline/domain/events/permissions'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import { represents, type Actor } from '@touchline/domain/teams/actor'

import { AccessTab } from '#web/children/access-tab.tsx'
import { ConsentsTab } from '#web/children/consents/consents-tab.tsx'
import { HealthTab } from '#web/children/health/health-tab.tsx'
import { OwnFields } from '#web/members/fields/own-fields.tsx'
import { SportFields } from '#web/members/sport-fields.tsx'

import { DaysAway } from './days-away.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { FamilyTab } from './family-tab.tsx'
import { IdentityTab } from './identity-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import type { ProfileTab } from './profile-tab.ts'

/** A profile's tabs in order. Each tab's content belongs to its own capability. */
export const profileTabs: readonly ProfileTab[] = [
  {
    value: 'overview',
    isForm: false,
    isShown: seesPrivate,
    content: ({ page, show, onGone }) => (
      <OverviewTab page={page} onEdit={() => show('identity')} onGone={onGone} />
    ),
  },
  {
    value: 'identity',
    isForm: true,
    isShown: seesPrivate,
    content: ({ page, form }) => <IdentityTab page={page} form={form} />,
  },
  {
    value: 'parents',
    isOfFamilies: true,
    count: (page) => page.guardians.length,
    isForm: false,
    isShown: seesPrivate,
    content: ({ page }) => <FamilyTab page={page} />,
  },
  {
    value: 'health',
    isForm: false,
    isShown: seesPrivate,
    content: ({ page }) => <HealthTab member={page.member} />,
  },
  {
    value: 'unavailabilities',
    isRare: true,
    isForm: false,
    isShown: keepsUnavailabilities,
    content: ({ page: { member } }) => <DaysAway member={member} />,
  },
  {
    value: 'files',
    isRare: true,
    isForm: false,
    isShown: seesPrivate,
    content: ({ page: { member } }) => <DocumentsTab member={member} />,
  },
  {
    value: 'sport',
    isRare: true,
    isForm: true,
    isShown: seesPrivate,
    content: ({ form }) => <SportFields member={form} />,
  },
  {
    value: 'other',
    isRare: true,
    isForm: true,
    isShown: seesPrivate,
    content: ({ form }) => <OwnFields member={form} />,
  },
  {
    value: 'consents',
    isRare: true,
    isForm: false,
    isShown: seesPrivate,
    content: ({ page }) => <ConsentsTab member={page.member} />,
  },
  {
    value: 'access',
    isRare: true,
    isForm: false,
    isShown: (actor, { member }) => represents(actor, member.id),
    content: ({ page }) => <AccessTab member={page.member} />,
  },
]

function seesPrivate(actor: Actor, { member }: MemberPage): boolean {
  return maySeePrivate(actor, member.id)
}

function keepsUnavailabilities(actor: Actor, { member }: MemberPage): boolean {
  return mayKeepUnavailabilities(actor, member.id)
}
