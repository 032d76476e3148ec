import type { Me } from '@touchline/contract/accounts/shapes'
import { announcementText } from '@touchline/domain/accounts/announcements'
import { isIntroduction } from '@touchline/domain/accounts/introductions'
import { isGoal, isReferralSource } from '@touchline/domain/accounts/onboarding'
import { isTheme } from '@touchline/domain/accounts/theme'
import type { Feature } from '@touchline/domain/values/features'
import { bestLanguage } from '@touchline/domain/values/language'

import { isOperator } from '#server/auth/queries/operators.ts'
import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { siteFeaturesOff } from '#server/platform/features/queries.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import type { AccountRow } from '../queries.ts'
import { findNoticesFor } from '../queries/notices.ts'

/** What the account page needs besides its row. */
interface View {
  readonly show: ShowPicture
  readonly isOperator: boolean
  readonly featuresOff: readonly Feature[]
}

export async function viewFor(db: Queryable, context: RequestContext): Promise<View> {
  const { platform } = context
  return {
    show: await pictureAddresses(platform),
    isOperator: await isOperator(
      { config: platform.config, database: db },
      requireAccount(context),
    ),
    featuresOff: await siteFeaturesOff(db),
  }
}

export async function toMe(db: Queryable, row: AccountRow, view: View): Promise<Me> {
  const language = bestLanguage([row.language])
  const { calledOffAt, announcements } = await findNoticesFor(db, row.id)
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    dateOfBirth: row.date_of_birth,
    language,
    theme: isTheme(row.theme) ? row.theme : 'system',
    timeZone: row.time_zone,
    avatar: view.show(row.avatar_file_id),
    isOperator: view.isOperator,
    featuresOff: [...view.featuresOff],
    onboardedAt: row.onboarded_at?.toISOString() ?? null,
    onboarding: {
      referralSource: isReferralSource(row.referral_source) ? row.referral_source : null,
      goals: row.goals.filter(isGoal),
    },
    isDeletionCalledOff: calledOffAt !== null,
    introductionsSeen: row.introductions_seen.filter(isIntroduction),
    announcements: announcements.flatMap(({ texts, ...one }) => {
      const text = announcementText(texts, language)
      return text === undefined ? [] : [{ ...one, text }]
    }),
  }
}
