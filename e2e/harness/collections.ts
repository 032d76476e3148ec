import { type Language, locales } from '@touchline/domain/values/language'

import { type Send, wordIn } from './wire.ts'

/** Euros as the screens show them, with plain spaces, as Playwright compares text. */
export function eurosIn(language: Language): (cents: number) => string {
  const style = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' })
  return (cents) => style.format(cents / 100).replaceAll(/\s/g, ' ')
}

interface NewCollection {
  readonly kind: 'membership' | 'activity' | 'pre_order' | 'fund'
  readonly name: string
  /** Who gets the invitation email when it opens; no one by default. */
  readonly invite?: 'everybody' | 'nobody'
  readonly [setting: string]: unknown
}

/** A team that accepts payments through the sandbox and by bank transfer. */
export async function takePayments(send: Send, teamId: string): Promise<void> {
  const path = `/rest/v1/teams/${teamId}/payout`
  const account = { holder: 'Ravens e. V.', iban: 'DE89 3704 0044 0532 0130 00' }
  await send({ method: 'PUT', path, body: account })
  const body = { country: 'DE', returnPath: '/teams' }
  await send({ method: 'POST', path: `${path}/onboarding`, body })
}

/** An open collection; returns the path of its form. */
export async function openCollection(
  send: Send,
  teamId: string,
  { kind, invite = 'nobody', ...asked }: NewCollection,
): Promise<string> {
  const path = `/rest/v1/teams/${teamId}/collections`
  const draft = await send({ method: 'POST', path, body: { kind } })
  const one = `${path}/${wordIn(draft, 'id')}`
  const settings = { startsOn: '2026-09-01', endsOn: '2027-06-30', broadcast: 'public', ...asked }
  const body = { ...settingsOf(draft), step: 'broadcast', takesOffline: true, ...settings }
  const saved = await send({ method: 'PUT', path: one, body })
  const version = Number(partOf(saved, 'version'))
  const publishing = { state: 'open', version, invite: { kind: invite } }
  const open = await send({ method: 'PUT', path: `${one}/state`, body: publishing })
  return new URL(wordIn(open, 'formUrl')).pathname
}

/** A saved draft: one without saving isn't listed. */
export async function saveDraft(
  send: Send,
  teamId: string,
  kind: NewCollection['kind'],
): Promise<void> {
  const path = `/rest/v1/teams/${teamId}/collections`
  const draft = await send({ method: 'POST', path, body: { kind } })
  await send({ method: 'PUT', path: `${path}/${wordIn(draft, 'id')}`, body: settingsOf(draft) })
}

/** A fee in minor units. */
export function aFee(name: string, amount: number, more: Readonly<Record<string, unknown>> = {}) {
  const plain = { details: '', type: 'fixed', isActive: true, stock: null, sizes: [] }
  return { id: crypto.randomUUID(), name, amount, ...plain, ...more }
}

const readOnly = [
  'id',
  'kind',
  'state',
  'formUrl',
  'createdAt',
  'publishedAt',
  'usedFeeIds',
].concat(['billCount', 'problems', 'payee'])

/** The editable part of a collection. */
function settingsOf(draft: unknown): Record<string, unknown> {
  if (typeof draft !== 'object' || draft === null) throw new Error('no collection')
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !readOnly.includes(name)))
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
}
