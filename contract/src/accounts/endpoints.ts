import { oc } from '@orpc/contract'

import {
  me,
  meChange,
  onboardingAnswers,
  preferences,
  preferencesChange,
  seenIntroduction,
} from './shapes.ts'

const tags = ['Account']

export const accountsEndpoints = {
  me: oc.route({ method: 'GET', path: '/me', tags, summary: 'Who I am' }).output(me),

  change: oc
    .route({
      method: 'PATCH',
      path: '/me',
      tags,
      summary: 'Change my names, language, theme or picture',
    })
    .input(meChange)
    .output(me),

  answerOnboarding: oc
    .route({
      method: 'PUT',
      path: '/me/onboarding',
      tags,
      summary: 'Answer or skip the two questions',
    })
    .input(onboardingAnswers)
    .output(me),

  seeIntroduction: oc
    .route({
      method: 'PUT',
      path: '/me/introductions',
      tags,
      summary: 'I have read the introduction of a page: it is not shown again',
    })
    .input(seenIntroduction)
    .output(me),

  preferences: oc
    .route({ method: 'GET', path: '/me/preferences', tags, summary: 'What I want to be told' })
    .output(preferences),

  changePreferences: oc
    .route({
      method: 'PATCH',
      path: '/me/preferences',
      tags,
      summary: 'Change what I want to be told',
    })
    .input(preferencesChange)
    .output(preferences),

  acknowledgeReturn: oc
    .route({
      method: 'DELETE',
      path: '/me/called-off-deletion',
      tags,
      summary: 'I have seen that my account is no longer being deleted',
    })
    .output(me),
}
