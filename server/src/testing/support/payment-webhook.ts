import { createHmac } from 'node:crypto'

import type { running } from './running.ts'

export const webhookSecret = 'whsec_made_for_this_test'

interface Signing {
  readonly secret?: string
  /** Seconds since it was signed. */
  readonly age?: number
  readonly scheme?: string
}

/** Sends events to the payment webhook, signed like the provider's. */
export function paymentWebhook({
  app,
  platform,
}: Pick<Awaited<ReturnType<typeof running>>, 'app' | 'platform'>) {
  const signed = (
    body: string,
    { secret = webhookSecret, age = 0, scheme = 'v1' }: Signing = {},
  ): string => {
    const stamp = Math.floor(platform.clock().getTime() / 1000) - age
    const digest = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')
    return `t=${stamp},${scheme}=${digest}`
  }

  const post = async (body: string, signature: string | undefined): Promise<number> => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      body,
    })
    return answer.statusCode
  }

  return { signed, post, deliver: (body: string) => post(body, signed(body)) }
}
