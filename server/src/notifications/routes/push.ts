import { implement } from '@orpc/server'
import { notificationsEndpoints } from '@touchline/contract/notifications/endpoints'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery } from '#server/platform/http/handlers.ts'

import { pushDevicesOf } from '../commands/push-devices.ts'
import { removePushDevice, savePushDevice } from '../queries/push-devices.ts'

const os = implement(notificationsEndpoints).$context<RequestContext>()

/** The browsers that get push notifications. */
export const pushRoutes = {
  pushDevices: os.pushDevices.handler(
    accountQuery(({ db, account, context }) => pushDevicesOf(context.platform, db, account.id)),
  ),

  addPushDevice: os.addPushDevice.handler(
    accountCommand(async ({ db, account, now, input: { endpoint, keys }, context }) => {
      const { platform, request } = context
      await savePushDevice(db, {
        accountId: account.id,
        sessionId: account.sessionId,
        endpoint,
        p256dh: keys.p256dh,
        authSecret: keys.auth,
        userAgent: request.headers['user-agent'],
        at: now,
      })
      return pushDevicesOf(platform, db, account.id)
    }),
  ),

  removePushDevice: os.removePushDevice.handler(
    accountCommand(async ({ db, account, input: { deviceId }, context }) => {
      const accountId = account.id
      if (!(await removePushDevice(db, { accountId, deviceId }))) throw new AppError('not_found')
      return pushDevicesOf(context.platform, db, accountId)
    }),
  ),
}
