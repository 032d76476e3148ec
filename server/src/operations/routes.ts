import { implement } from '@orpc/server'
import { operationsEndpoints } from '@touchline/contract/operations/endpoints'
import type { Notice } from '@touchline/domain/maintenance/notice'

import { findMaintenance } from '#server/maintenance/queries.ts'
import type { AuthSettings } from '#server/platform/auth-settings.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { visitorQuery } from '#server/platform/http/handlers.ts'

import { keptLetters, presence } from './queries.ts'
import { adminRoutes } from './routes/admin.ts'
import { announcementRoutes } from './routes/announcements.ts'
import { groupRoutes } from './routes/groups.ts'
import { maintenanceSwitch } from './routes/maintenance.ts'
import { newsletterRoutes } from './routes/newsletters.ts'
import { sitePageRoutes } from './routes/site-pages.ts'

const os = implement(operationsEndpoints).$context<RequestContext>()

export const operationsRoutes = os.router({
  installation: os.installation.handler(
    visitorQuery(async ({ context }) => {
      const { config, database } = context.platform
      const [here, set] = await Promise.all([presence(database), findMaintenance(database)])
      return {
        isMailboxOpen: isMailboxOpen(context),
        isDemoOffered: here.kind === 'nobody',
        demoPeople: here.kind === 'demo' ? [...here.people] : [],
        ...signingIn(config.auth),
        ...(set === undefined ? {} : { closure: closureOf(set) }),
      }
    }),
  ),

  mailbox: os.mailbox.handler(
    visitorQuery(async ({ input, context }) => {
      if (!isMailboxOpen(context)) throw new AppError('not_found')
      return { letters: await keptLetters(context.platform.database, input.to) }
    }),
  ),

  ...adminRoutes,
  ...announcementRoutes,
  ...groupRoutes,
  ...maintenanceSwitch,
  ...newsletterRoutes,
  ...sitePageRoutes,
})

function closureOf({ message, until }: Notice) {
  return { message, until: until?.toISOString() ?? null }
}

/** What the sign-in pages offer. */
function signingIn(auth: AuthSettings) {
  return {
    isSignupOpen: auth.signup,
    hasGoogle: auth.google !== undefined,
    hasPhone: auth.phone,
    hasAnonymous: auth.anonymous,
    canLinkIdentities: auth.manualLinking,
    captcha: captchaOf(auth),
  }
}

function captchaOf({ captcha }: AuthSettings) {
  const { kind } = captcha
  return 'siteKey' in captcha ? { kind, siteKey: captcha.siteKey } : { kind }
}

const loopbackNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * The mailbox holds sign-in links of every account, so it exists only for requests from this machine,
 * under a loopback name and without a proxy.
 */
function isMailboxOpen({ platform, request }: RequestContext): boolean {
  const { config } = platform
  const name = (request.headers.host ?? '').replace(/:\d+$/, '')
  const isKeeping =
    config.mail.smtpUrl === undefined || (config.auth.phone && config.auth.smsHook === undefined)
  const isAlone = config.onLoopback && !config.publicUrl.startsWith('https:')
  return isKeeping && isAlone && loopbackNames.test(name) && !isForwarded(request.headers)
}

/** Headers by which proxies name their client; some proxies use the name of this machine. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

function isForwarded(headers: RequestContext['request']['headers']): boolean {
  return proxyHeaders.some((name) => headers[name] !== undefined)
}
