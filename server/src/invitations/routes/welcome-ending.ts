import type { ErrorCode } from '@touchline/contract/wire/errors'

import { Refusal } from '#server/auth/commands/refusals.ts'
import { AppError } from '#server/platform/errors.ts'

import type { Ending } from './welcome-page.ts'

interface Ended {
  readonly status: number
  readonly kind: Ending
  /** The address that used the invitation. */
  readonly usedBy?: string | undefined
  readonly retryAfterSeconds?: number | undefined
}

const endings: Partial<Record<ErrorCode, Pick<Ended, 'status' | 'kind'>>> = {
  not_found: { status: 404, kind: 'unknown' },
  expired: { status: 410, kind: 'expired' },
  revoked: { status: 410, kind: 'revoked' },
  already_used: { status: 410, kind: 'used' },
  already_member: { status: 410, kind: 'used' },
  conflict: { status: 410, kind: 'used' },
  guardian_needed: { status: 409, kind: 'tooYoung' },
  own_parent: { status: 409, kind: 'ownParent' },
  own_account: { status: 409, kind: 'ownParent' },
  too_many_requests: { status: 429, kind: 'busy' },
}

/** The page for an error; undefined for unexpected ones. */
export function errorPageFor(error: unknown): Ended | undefined {
  if (error instanceof Refusal) return { status: 403, kind: 'closed' }
  if (!(error instanceof AppError)) return undefined
  const { code, data, retryAfterSeconds } = error
  const ending = endings[code]
  return ending && { ...ending, usedBy: addressIn(data?.['address']), retryAfterSeconds }
}

function addressIn(detail: unknown): string | undefined {
  return typeof detail === 'string' ? detail : undefined
}
