import type { Transaction } from '#server/platform/database/database.ts'

import { deleteTokensOf } from '../queries/one-time-tokens.ts'
import {
  confirmPhone,
  findUserIdByRequestedPhone,
  isPhoneTaken,
  savePhone,
  saveWantedPhone,
} from '../queries/phones.ts'
import { findUser, findUserByPhone, type Metadata } from '../queries/users.ts'
import type { User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { limitTexts } from './limits.ts'
import { addUnconfirmedUser, requireSignUpOpen } from './newcomers.ts'
import { simulateSending } from './one-time.ts'
import { Refusal } from './refusals.ts'
import { startSession } from './sessions.ts'
import {
  requireStorableMetadata,
  takenAddressResponse,
  takePendingSignUp,
  unconfirmedUser,
  type SignUpResult,
} from './sign-up.ts'
import { requirePhone, sendCode } from './texts.ts'
import { notifyPhoneChanged } from './warnings.ts'

/** A row's data before the sign-up is confirmed. */
const unsaid = { passwordHash: null, data: {} } as const

interface PhoneSignUp {
  readonly phone: string
  readonly password: string
  readonly data: Metadata
}

/** Like email sign-up: neither response nor time reveals whether the number is known. */
export async function signUpByPhone(visit: AuthContext, input: PhoneSignUp): Promise<SignUpResult> {
  const phone = requirePhone(input.phone)
  const data = requireStorableMetadata(input.data)
  const passwordHash = await visit.platform.hashing.hash(input.password)

  return visit.platform.database.transaction().execute(async (tx) => {
    const { autoconfirm } = visit.platform.config.auth
    const known = await findUserByPhone(tx, phone)
    if (known !== undefined && autoconfirm)
      throw new Refusal('user_already_exists', 'User already registered')
    if (!autoconfirm) await limitTexts(tx, visit, { kind: 'sms', to: phone })
    if (known !== undefined && known.phoneConfirmedAt !== null) {
      await simulateSending(visit)
      return takenAddressResponse(visit, { provider: 'phone', address: phone, userMetadata: data })
    }

    const said = { passwordHash, data }
    const person = { ...(autoconfirm ? said : unsaid), provider: 'phone', address: phone } as const
    const { id: userId } = known ?? (await addUnconfirmedUser(tx, visit, person))
    if (autoconfirm) {
      await confirmPhone(tx, userId, visit.now)
      return {
        kind: 'session',
        grant: await startSession(tx, visit, { userId, method: 'password' }),
      }
    }
    const text = { userId, userMetadata: data, kind: 'sms', to: phone } as const
    await sendCode(tx, visit, { ...text, signUp: said })
    const own = { provider: 'phone', address: phone, data } as const
    return { kind: 'user', user: await unconfirmedUser(tx, userId, own) }
  })
}

/** Signs in with a code; a new number signs up. Returns the message's id. */
export async function textCode(
  visit: AuthContext,
  input: { phone: string; data: Metadata; createUser: boolean },
): Promise<string> {
  const phone = requirePhone(input.phone)
  const data = requireStorableMetadata(input.data)
  return visit.platform.database.transaction().execute(async (tx) => {
    const known = await findUserByPhone(tx, phone)
    if (known === undefined && !input.createUser)
      throw new Refusal('otp_disabled', 'Signups not allowed for otp')
    const isConfirmed = known !== undefined && known.phoneConfirmedAt !== null
    if (!isConfirmed) requireSignUpOpen(visit)
    await limitTexts(tx, visit, { kind: 'sms', to: phone })

    const person = { ...unsaid, provider: 'phone', address: phone } as const
    const { id: userId, userMetadata } = known ?? (await addUnconfirmedUser(tx, visit, person))
    const text = { userId, kind: 'sms', to: phone } as const
    if (isConfirmed) return sendCode(tx, visit, { ...text, userMetadata })
    const signUp = { passwordHash: null, data }
    return sendCode(tx, visit, { ...text, userMetadata: data, signUp })
  })
}

/** Sends a sign-up code again, if there is anything to confirm. */
export async function resendSms(visit: AuthContext, typedPhone: string): Promise<void> {
  const phone = requirePhone(typedPhone)
  await visit.platform.database.transaction().execute(async (tx) => {
    await limitTexts(tx, visit, { kind: 'sms', to: phone })
    const user = await findUserByPhone(tx, phone)
    if (user === undefined || user.phoneConfirmedAt !== null) {
      await simulateSending(visit)
      return
    }
    const { id: userId } = user
    const signUp = await takePendingSignUp(tx, { userId, kind: 'sms' })
    const userMetadata = signUp?.data ?? user.userMetadata
    await sendCode(tx, visit, { userId, userMetadata, kind: 'sms', to: phone, signUp })
  })
}

/** Sends the code of a change again; found by the current number, or else by the new one. */
export async function resendPhoneChange(visit: AuthContext, typedPhone: string): Promise<void> {
  const phone = requirePhone(typedPhone)
  await visit.platform.database.transaction().execute(async (tx) => {
    const holder = await findUserByPhone(tx, phone)
    const wishing = holder === undefined ? await findUserIdByRequestedPhone(tx, phone) : undefined
    const user = wishing === undefined ? holder : await findUser(tx, wishing)
    await limitTexts(tx, visit, { kind: 'phone_change', to: user?.newPhone ?? phone })
    if (user === undefined || user.newPhone === null) {
      await simulateSending(visit)
      return
    }
    const { id: userId, userMetadata, newPhone: to } = user
    await sendCode(tx, visit, { userId, userMetadata, kind: 'phone_change', to })
  })
}

/** Sends a code to the new number, which replaces the old one once entered. */
export async function requestPhoneChange(
  tx: Transaction,
  visit: AuthContext,
  { user, phone }: { user: User; phone: string },
): Promise<void> {
  const change = { userId: user.id, phone, now: visit.now }
  if (await isPhoneTaken(tx, phone)) throw phoneExists()
  if (visit.platform.config.auth.autoconfirm) {
    if (!(await savePhone(tx, change))) throw phoneExists()
    await notifyPhoneChanged(tx, visit, user)
    await deleteTokensOf(tx, user.id)
    return
  }
  await limitTexts(tx, visit, { kind: 'phone_change', to: phone })
  await saveWantedPhone(tx, change)
  const { id: userId, userMetadata } = user
  await sendCode(tx, visit, { userId, userMetadata, kind: 'phone_change', to: phone })
}

export function phoneExists(): Refusal {
  return new Refusal('phone_exists', 'A user with this phone number has already been registered')
}
