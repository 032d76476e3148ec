import { implement } from '@orpc/server'
import { notificationsEndpoints } from '@touchline/contract/notifications/endpoints'

import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { pushDevicesOf } from '../commands/push-devices.ts'
import { removePushDevice, savePushDevice } from '../queries/push-devices.ts'

const os = implement(notificationsEndpoints).$context<RequestContext>()

/** The browsers that take pushes. */
export const pushRoutes = {
  pushDevices: os.pushDevices.handler(({ context }) => {
    const { platform } = context
    return pushDevicesOf(platform, platform.database, requireAccount(context).id)
  }),

  addPushDevice: os.addPushDevice.handler(({ input: { endpoint, keys }, context }) => {
    const { id: accountId, sessionId } = requireAccount(context)
    const { platform, request } = context
    return command(context, async (tx) => {
      await savePushDevice(tx, {
        accountId,
        sessionId,
        endpoint,
        p256dh: keys.p256dh,
        authSecret: keys.auth,
        userAgent: request.headers['user-agent'],
        at: platform.clock(),
      })
      return pushDevicesOf(platform, tx, accountId)
    })
  }),

  removePushDevice: os.removePushDevice.handler(({ input: { deviceId }, context }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      if (!(await removePushDevice(tx, { accountId, deviceId }))) throw new AppError('not_found')
      return pushDevicesOf(context.platform, tx, accountId)
    })
  }),
}
