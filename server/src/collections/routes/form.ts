import type { FormShape } from '@touchline/contract/collections/shapes/payer'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { KnownPayer } from '../commands/form-people.ts'
import type { FormReader } from '../commands/form-reader.ts'
import { findFreePlaces } from '../commands/places/free-places.ts'
import type { PaymentWays } from '../commands/refuse-form.ts'
import { findFees, findFields } from '../queries/fees.ts'
import { findDonationTotals, type FormRow } from '../queries/form.ts'
import { billToken as tokenOf } from '../queries/links.ts'
import { findOwnBills } from '../queries/my-bills.ts'
import { findPayee } from '../queries/payees.ts'
import { findRemainingStock } from '../queries/stock.ts'
import { takesCard } from './bill-page.ts'

/** The form for someone who may open it. */
export async function viewForm(platform: Platform, reader: FormReader): Promise<FormShape> {
  const { form, refusal, payer } = reader
  const { database, payments } = platform
  const key = { teamId: form.teamId, collectionId: form.id }
  const fees = await findFees(database, key)
  const remaining = await findRemainingStock(database, key, fees)
  const left = (...of: Parameters<typeof remaining>) => notBelowZero(remaining(...of))
  const { total } = await findFreePlaces(database, form, fees)
  const show = await pictureAddresses(platform)
  return {
    ...wordsOf(form),
    team: {
      name: form.team.name,
      color: form.team.color,
      country: form.team.country,
      logoUrl: show(form.team.logoFileId)?.thumb ?? null,
    },
    refusal,
    placesLeft: notBelowZero(total),
    fees: fees
      .filter(({ isActive }) => isActive)
      .map(({ id, name, details, type, amount, sizes }) => ({
        id,
        name,
        details,
        type,
        amount,
        stock: left(id, null),
        sizes: sizes.map((size) => ({ id: size.id, name: size.name, stock: left(id, size.id) })),
      })),
    fields: await findFields(database, key),
    ...(await findPaymentWays(platform, form)),
    isSandbox: payments.provider === 'sandbox',
    people: await withBills(database, reader),
    payer: payer === undefined ? null : filled(payer),
    fund: form.kind === 'fund' ? await fundOf(platform, form) : null,
  }
}

function notBelowZero(left: number | null): number | null {
  return left === null ? null : Math.max(0, left)
}

/** Adds the person's existing bills, except those someone else pays. */
async function withBills(
  database: Database,
  { form: { teamId, id: collectionId }, people, accountId }: FormReader,
): Promise<FormShape['people']> {
  const mayHave = accountId !== undefined && people.some(({ hasBill }) => hasBill)
  const bills = mayHave
    ? await findOwnBills(database, { teamId, collectionId }, accountId)
    : new Map<string, string>()
  return Promise.all(
    people.map(async (person) => {
      const billId = person.hasBill ? bills.get(person.memberId) : undefined
      const billToken = billId === undefined ? null : await tokenOf(database, { teamId, billId })
      return { ...person, billToken }
    }),
  )
}

/** How a bill of this form can be paid. */
export async function findPaymentWays(
  { database, payments }: Platform,
  { teamId, takesInstalments, takesOffline }: FormRow,
): Promise<PaymentWays> {
  const byCard = takesCard(await findPayee(database, teamId), payments)
  return { takesCard: byCard, takesInstalments: byCard && takesInstalments, takesOffline }
}

function wordsOf(form: FormRow) {
  return {
    kind: form.kind,
    name: form.name,
    details: form.details,
    startsOn: form.startsOn,
    endsOn: form.endsOn,
    organizerEmail: form.organizerEmail,
    phone: form.phone,
    currency: form.currency,
    opensOn: form.opensOn,
    closesOn: form.closesOn,
  }
}

/** Leaves out unknown values, which the form asks for. */
function filled({ firstName, lastName, email, phone, language }: KnownPayer) {
  return {
    firstName,
    lastName,
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
    ...(language === undefined ? {} : { language }),
  }
}

async function fundOf({ database }: Platform, form: FormRow): Promise<FormShape['fund']> {
  const gifts = await findDonationTotals(database, { teamId: form.teamId, collectionId: form.id })
  return { goal: form.goal, ...gifts, latest: [...gifts.latest] }
}
