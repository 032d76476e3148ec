import { oc } from '@orpc/contract'

import { me, meChange, onboardingAnswers } from './shapes.ts'

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
}
