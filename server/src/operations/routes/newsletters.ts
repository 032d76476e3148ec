import { command } from '#server/platform/http/command.ts'

import { saveDraft, sendNewsletter, sendTest } from '../commands/newsletters.ts'
import { newsletterLetter } from '../emails/letters.ts'
import {
  findNewsletters,
  lockDraft,
  removeDraft,
  requireNewsletter,
} from '../queries/newsletters.ts'
import { forOperators } from './operators.ts'

export const newsletterRoutes = {
  newsletters: forOperators.newsletters.handler(({ input, context }) =>
    findNewsletters(context.platform.database, input),
  ),

  newsletter: forOperators.newsletter.handler(({ input, context }) => {
    const { database, clock } = context.platform
    return requireNewsletter(database, input.newsletterId, clock())
  }),

  saveNewsletter: forOperators.saveNewsletter.handler(({ input, context }) =>
    command(context, async (tx) => {
      await saveDraft(tx, context, input)
      return requireNewsletter(tx, input.newsletterId, context.platform.clock())
    }),
  ),

  removeNewsletter: forOperators.removeNewsletter.handler(({ input, context }) =>
    command(context, async (tx) => {
      await lockDraft(tx, input.newsletterId)
      await removeDraft(tx, input.newsletterId)
      return { newsletterId: input.newsletterId }
    }),
  ),

  previewNewsletter: forOperators.previewNewsletter.handler(({ input, context }) => {
    const { text, kind } = input
    const origin = context.platform.config.publicUrl
    const {
      subject,
      text: plain,
      html,
    } = newsletterLetter({
      kind,
      text,
      to: '',
      language: text.language,
      origin,
      stopUrl: `${origin}/unsubscribe`,
      goesTo: 'everybody',
    })
    return { subject, plain, html }
  }),

  testNewsletter: forOperators.testNewsletter.handler(({ input, context }) =>
    command(context, async (tx) => ({ to: await sendTest(tx, context, input) })),
  ),

  sendNewsletter: forOperators.sendNewsletter.handler(({ input, context }) =>
    command(context, async (tx) => {
      await sendNewsletter(tx, context, input.newsletterId)
      return requireNewsletter(tx, input.newsletterId, context.platform.clock())
    }),
  ),
}
