import type { Session } from '@supabase/auth-js'

/** The password was right but the account also needs a code; nothing is loaded until then. */
export function awaitsSecondFactor({ user, access_token: token }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && levelOf(token) !== 'aal2'
}

function levelOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined
  } catch {
    return undefined
  }
}
