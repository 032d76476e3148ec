import { z } from 'zod'

import { joinAsPlayer } from '../harness/players.ts'
import { makeAccount } from '../harness/signed-in.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'
import { letterWith, pathIn } from './letters.ts'
import { linksOfRegistration } from './registering.ts'
import type { World } from './worlds.ts'

/** The paths of pages that open only through a link. */
export interface Links {
  /** To answer, and to unsubscribe. */
  readonly answer: string
  readonly unsubscribe: string
  readonly bill: string
  /** Someone's position on a waiting list. */
  readonly waiting: string
  /** The match sheet for the other team. */
  readonly match: string
  readonly league: string
  /** Accepting the invitation to manage the club. */
  readonly manage: string
  /** The consent page of an assistant. */
  readonly connect: string
  /** The sandbox checkout for Premium. */
  readonly checkout: string
  /** The club's registration form, and a family's own registration. */
  readonly registerWith: string
  readonly registration: string
  /** The club's website, and its page of a team. */
  readonly website: string
  readonly teamWebsite: string
  /** The page of its next match, which prints as a poster. */
  readonly poster: string
  /** The frame that other sites embed. */
  readonly embed: string
  readonly embedStandings: string
}

interface Place {
  /** Sends requests as the person who runs the team. */
  readonly send: Send
  readonly teamId: string
  readonly leagueId: string
}

/** Creates everything that such links need. Emails are read from the mailbox page. */
export async function linksInto(
  address: string,
  { sessions, teamId, clubId = '', leagueId = '', form = '', fullForm = '' }: World,
): Promise<Links> {
  const place = { send: sender(address, sessions.coach), teamId, leagueId }
  const bill = await handIn(sender(address), form)
  return {
    ...(await linksOfLetter(address, place)),
    ...(await linksOfLeague(place)),
    manage: await manageLink(address, { sessions, clubId }),
    ...(await linksOfRegistration(address, { sessions, clubId })),
    ...(await linksOfWebsite(address, { sessions, clubId })),
    bill: `/pay/${wordIn(bill, 'token')}`,
    waiting: `/pay/${wordIn(await handIn(sender(address), fullForm), 'token')}`,
    checkout: await checkoutOf(place),
    connect: await consentPage(address),
  }
}

/** The links in the email that invites a player to a practice. */
async function linksOfLetter(address: string, { send, teamId }: Place) {
  const team = `/rest/v1/teams/${teamId}`
  const name = { firstName: 'Paula', lastName: 'Player' }
  const { email, session } = await makeAccount(address, name)
  const paula = sender(address, session)
  await haveLettersNow(paula)
  await joinAsPlayer({ send: paula, coach: send, path: team }, name)
  const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const practice = {
    type: 'practice',
    title: 'Practice',
    date,
    startTime: '18:00',
    endTime: '19:30',
  }
  await send({ method: 'POST', path: `${team}/events`, body: practice })
  const words = await letterWith('/answer/', { address, email })
  return { answer: pathIn(words, 'answer'), unsubscribe: pathIn(words, 'unsubscribe') }
}

/** Invites the coach to manage the club. */
async function manageLink(
  address: string,
  { sessions, clubId }: { sessions: World['sessions']; clubId: string },
): Promise<string> {
  const manager = sender(address, sessions['manager'])
  const email = wordIn(JSON.parse(sessions.coach), 'user', 'email')
  await haveLettersNow(sender(address, sessions.coach))
  const invitation = { manager, clubId, email, role: 'manager' } as const
  return `/club/${clubId}/manage?invitation=${await inviteToClub(address, invitation)}`
}

interface ClubInvitation {
  /** Sends requests as the club's manager. */
  readonly manager: Send
  readonly clubId: string
  readonly email: string
  readonly role: 'manager' | 'treasurer'
}

/** Returns the secret in the invitation's email. */
export async function inviteToClub(
  address: string,
  { manager, clubId, email, role }: ClubInvitation,
): Promise<string> {
  const path = `/rest/v1/clubs/${clubId}/invitations`
  await manager({ method: 'POST', path, body: { email, roles: [role] } })
  const words = await letterWith('invitation=', { address, email })
  return /invitation=([^\s&]+)/.exec(words)?.[1] ?? ''
}

const site = z.object({ url: z.url(), teams: z.array(z.object({ url: z.url() })) })

/** Links of the demo club's published website. */
async function linksOfWebsite(
  address: string,
  { sessions, clubId }: { sessions: World['sessions']; clubId: string },
) {
  const send = sender(address, sessions['manager'])
  const found = site.parse(await send({ method: 'GET', path: `/rest/v1/clubs/${clubId}/website` }))
  const pathOf = (url = '') => new URL(url).pathname
  const page = await (await fetch(address + pathOf(found.url))).text()
  return {
    poster: /\/site\/[^/"]+\/match\/[^"]+/.exec(page)?.[0] ?? '',
    website: pathOf(found.url),
    teamWebsite: pathOf(found.teams.at(-1)?.url),
    embed: `/embed/${clubId}/calendar`,
    embedStandings: `/embed/${clubId}/standings?theme=dark`,
  }
}

/** Turns off quiet hours and daily summaries. */
async function haveLettersNow(send: Send): Promise<void> {
  await send({ method: 'PATCH', path: '/rest/v1/me/preferences', body: { quietHours: false } })
  const summary = { isOn: false, sendAt: '18:00' }
  await send({ method: 'PATCH', path: '/rest/v1/me/letters', body: { summary } })
}

const matches = z.object({ matches: z.array(z.object({ id: z.string() })) })

/** The public page of the league and the sheet of its last match. */
async function linksOfLeague({ send, teamId, leagueId }: Place) {
  const on = `/rest/v1/teams/${teamId}/leagues/${leagueId}`
  const body = { page: { kind: 'secret' } }
  const league = wordIn(await send({ method: 'PUT', path: `${on}/public-page`, body }), 'path')
  const match = matches.parse(await send({ method: 'GET', path: on })).matches.at(-1)
  const path = `${on}/matches/${match?.id}/sheet`
  return { league, match: wordIn(await send({ method: 'POST', path, body: {} }), 'path') }
}

const fees = z.object({ fees: z.array(z.object({ id: z.string() })) })

/** A parent fills in the form for a child and chooses to pay in cash. */
async function handIn(visitor: Send, form: string): Promise<unknown> {
  const key = form.split('/').at(-1)
  const open = { method: 'POST', path: '/rest/v1/collection-form/open', body: { key } } as const
  const [fee] = fees.parse(await visitor(open)).fees
  const payer = { firstName: 'Petra', lastName: 'Parent', email: 'petra@club.example' }
  const line = { firstName: 'Paul', lastName: 'Parent', feeId: fee?.id }
  const body = {
    key,
    clientId: crypto.randomUUID(),
    payer: { ...payer, language: 'en' },
    lines: [line],
    paymentOption: 'offline',
    request: null,
    waits: true,
  }
  return visitor({ method: 'POST', path: '/rest/v1/collection-form', body })
}

async function checkoutOf({ send, teamId }: Place): Promise<string> {
  const post = { method: 'POST' } as const
  const products = await send({ ...post, path: '/functions/v1/fetch-stripe-products', body: {} })
  const body = { priceId: wordIn(products, 'products', '0', 'priceId'), teamId }
  const opened = await send({ ...post, path: '/functions/v1/create-checkout-session', body })
  return new URL(wordIn(opened, 'url')).pathname
}

/** The URL to which an assistant sends the person who connects it. */
async function consentPage(address: string): Promise<string> {
  const redirectUri = 'https://assistant.example/callback'
  const registered = await sender(address)({
    method: 'POST',
    path: '/oauth/register',
    body: { client_name: 'Helper', redirect_uris: [redirectUri] },
  })
  const request = new URLSearchParams({
    client_id: wordIn(registered, 'client_id'),
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  return `/connect?${request.toString()}`
}
