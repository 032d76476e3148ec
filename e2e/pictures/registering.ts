import type { Language } from '@touchline/domain/values/language'
import { z } from 'zod'

import { makeAccount } from '../harness/signed-in.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'
import { letterWith, pathIn } from './letters.ts'
import type { World } from './worlds.ts'

const form = z.object({ settings: z.record(z.string(), z.unknown()), version: z.number() })

interface Owner {
  readonly send: Send
  /** Of the club or team. */
  readonly path: string
}

/** Opens a form of a club or team and submits it. */
async function handInAt(address: string, { send, path: owner }: Owner) {
  const path = `${owner}/registration-form`
  const { settings, version } = form.parse(await send({ method: 'GET', path }))
  const opened = await send({ method: 'PUT', path, body: { isOpen: true, settings, version } })
  const key = wordIn(opened, 'key')
  const email = `rosa-${crypto.randomUUID()}@example.org`
  const name = { firstName: 'Rosa', lastName: 'Gil' }
  const contact = { ...name, email, phone: '+34600123456', address: 'Calle Mayor 1' }
  const child = {
    firstName: 'Mia',
    lastName: 'Gil',
    dateOfBirth: '2017-05-01',
    photos: true,
    teamId: null,
  }
  const body = { key, clientId: crypto.randomUUID(), language: 'en', contact, people: [child] }
  await sender(address)({
    method: 'POST',
    path: '/rest/v1/registration-form',
    body: { ...body, agrees: true },
  })
  const words = await letterWith('/registration/', { address, email })
  return { registerWith: `/register-with/${key}`, registration: pathIn(words, 'registration') }
}

/** The club's form, and what a family has handed in. */
export function linksOfRegistration(
  address: string,
  { sessions, clubId }: { sessions: World['sessions']; clubId: string },
) {
  const send = sender(address, sessions['manager'])
  return handInAt(address, { send, path: `/rest/v1/clubs/${clubId}` })
}

/** A team without a club, with a child who wants to join. */
export async function teamWithForm(address: string, language: Language) {
  const { session: admin } = await makeAccount(address, { firstName: 'Nora', lastName: 'Norte' })
  const send = sender(address, admin)
  await send({ method: 'PATCH', path: '/rest/v1/me', body: { language } })
  const body = { name: 'Wild Boars U10', sport: 'football', gender: 'mixed', ageGroup: 'U10' }
  const team = await send({ method: 'POST', path: '/rest/v1/teams', body })
  const ownTeamId = wordIn(team, 'team', 'id')
  const links = await handInAt(address, { send, path: `/rest/v1/teams/${ownTeamId}` })
  const token = links.registration.split('/').at(-1) ?? ''
  await sender(address)({
    method: 'POST',
    path: '/rest/v1/registration/answer',
    body: { token, answer: 'confirm' },
  })
  return { admin, ownTeamId, ownForm: links.registerWith }
}
