import type { Transaction } from '#server/platform/database/database.ts'

import { dropTokensOf } from '../queries/one-time-tokens.ts'
import {
  confirmPhone,
  dropPassword,
  findUserIdByWantedPhone,
  isPhoneTaken,
  savePhone,
  saveWantedPhone,
} from '../queries/phones.ts'
import { findUser, findUserByPhone, identitiesOf, type Metadata } from '../queries/users.ts'
import type { User } from '../queries/users.ts'
import { limitTexts } from './limits.ts'
import { addNewcomer, requireSignUpOpen } from './newcomers.ts'
import { sendNothing } from './one-time.ts'
import { publicUser } from './public-user.ts'
import { Refusal } from './refusals.ts'
import { hashSecret } from './secrets.ts'
import { startSession } from './sessions.ts'
import { requireStorable, stranger, type SignedUp } from './sign-up.ts'
import { requirePhone, sendCode } from './texts.ts'
import type { Visit } from './visit.ts'
import { tellPhoneChanged } from './warnings.ts'

interface PhoneSignUp {
  readonly phone: string
  readonly password: string
  readonly data: Metadata
}

/** Like signing up by e-mail: neither answer nor time tells whether the number is known. */
export async function signUpByPhone(visit: Visit, wish: PhoneSignUp): Promise<SignedUp> {
  const phone = requirePhone(wish.phone)
  const data = requireStorable(wish.data)
  const passwordHash = await hashSecret(wish.password)

  return visit.platform.database.transaction().execute(async (tx) => {
    const { autoconfirm } = visit.platform.config.auth
    const known = await findUserByPhone(tx, phone)
    if (known !== undefined && autoconfirm)
      throw new Refusal('user_already_exists', 'User already registered')
    if (!autoconfirm) await limitTexts(tx, visit, { kind: 'sms', to: phone })
    if (known !== undefined && known.phoneConfirmedAt !== null) {
      await sendNothing()
      return stranger(visit, { provider: 'phone', address: phone, userMetadata: data })
    }

    const person = { provider: 'phone', address: phone, passwordHash, data } as const
    const { id: userId, userMetadata } = known ?? (await addNewcomer(tx, visit, person))
    if (autoconfirm) {
      await confirmPhone(tx, userId, visit.now)
      return {
        kind: 'session',
        grant: await startSession(tx, visit, { userId, method: 'password' }),
      }
    }
    await sendCode(tx, visit, { userId, userMetadata, kind: 'sms', to: phone })
    const user = await findUser(tx, userId)
    if (user === undefined) throw new Error('a new user was not stored')
    return { kind: 'user', user: publicUser(user, await identitiesOf(tx, userId)) }
  })
}

/** A code instead of a password; a new number signs up with it. Answers the id of the message. */
export async function textCode(
  visit: Visit,
  wish: { phone: string; data: Metadata; createUser: boolean },
): Promise<string> {
  const phone = requirePhone(wish.phone)
  const data = requireStorable(wish.data)
  return visit.platform.database.transaction().execute(async (tx) => {
    const known = await findUserByPhone(tx, phone)
    if (known === undefined && !wish.createUser)
      throw new Refusal('otp_disabled', 'Signups not allowed for otp')
    const isConfirmed = known !== undefined && known.phoneConfirmedAt !== null
    if (!isConfirmed) requireSignUpOpen(visit)
    await limitTexts(tx, visit, { kind: 'sms', to: phone })

    const person = { provider: 'phone', address: phone, passwordHash: null, data } as const
    const { id: userId, userMetadata } = known ?? (await addNewcomer(tx, visit, person))
    if (!isConfirmed) await dropPassword(tx, userId, visit.now)
    return sendCode(tx, visit, { userId, userMetadata, kind: 'sms', to: phone })
  })
}

/** The code of a sign-up once more; nothing happens when there is nothing to confirm. */
export async function resendSms(visit: Visit, given: string): Promise<void> {
  const phone = requirePhone(given)
  await visit.platform.database.transaction().execute(async (tx) => {
    await limitTexts(tx, visit, { kind: 'sms', to: phone })
    const user = await findUserByPhone(tx, phone)
    if (user === undefined || user.phoneConfirmedAt !== null) {
      await sendNothing()
      return
    }
    const { id: userId, userMetadata } = user
    await sendCode(tx, visit, { userId, userMetadata, kind: 'sms', to: phone })
  })
}

/** The code of a change once more, looked up by the number that holds, or else by the wanted one. */
export async function resendPhoneChange(visit: Visit, given: string): Promise<void> {
  const phone = requirePhone(given)
  await visit.platform.database.transaction().execute(async (tx) => {
    const holder = await findUserByPhone(tx, phone)
    const wishing = holder === undefined ? await findUserIdByWantedPhone(tx, phone) : undefined
    const user = wishing === undefined ? holder : await findUser(tx, wishing)
    await limitTexts(tx, visit, { kind: 'phone_change', to: user?.newPhone ?? phone })
    if (user === undefined || user.newPhone === null) {
      await sendNothing()
      return
    }
    const { id: userId, userMetadata, newPhone: to } = user
    await sendCode(tx, visit, { userId, userMetadata, kind: 'phone_change', to })
  })
}

/** Sends a code to the new number; it changes when the code is given back. */
export async function wishPhone(
  tx: Transaction,
  visit: Visit,
  { user, phone }: { user: User; phone: string },
): Promise<void> {
  const change = { userId: user.id, phone, now: visit.now }
  if (await isPhoneTaken(tx, phone)) throw phoneExists()
  if (visit.platform.config.auth.autoconfirm) {
    if (!(await savePhone(tx, change))) throw phoneExists()
    await tellPhoneChanged(tx, visit, user)
    await dropTokensOf(tx, user.id)
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
