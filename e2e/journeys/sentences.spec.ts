import type { Page } from '@playwright/test'

import { ravens } from '../harness/ravens.ts'
import { enter, signIn, test } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

/** The texts that the specification expects on each page, as it writes them. */
type Walk = Readonly<Record<string, readonly string[]>>

const asVisitor: Walk = {
  '/login': [
    'Welcome back',
    'Sign in to manage your sports activities',
    'Forgot your password?',
    'Sign in',
    "Don't have an account?",
  ],
  '/register': ['Create your account', 'Create account', 'Already have an account?'],
  '/forgot-password': [
    'Reset your password',
    "Enter your email and we'll send you a link to reset your password",
    'Send Reset Link',
    'Back to Login',
  ],
}

const withoutTeam: Walk = {
  '/dashboard': ["You're not in a team... yet!"],
  '/teams': [
    'My teams & clubs',
    'My teams',
    'My clubs',
    'My child(ren)',
    'Join a team',
    'Create a new team',
    "You don't have any teams yet.",
    'Create your first team',
  ],
  '/teams?view=my-clubs': [
    'Create a new club',
    "You don't have any clubs yet.",
    'Create your first club',
  ],
  '/teams?view=my-children': ["You don't have any children teams yet."],
  '/create-team': ['Create your team'],
  '/benefits': ['My teams & clubs'],
  '/premium': ['Subscribe Now'],
  '/update-profile': ['My account', 'Edit my profile', 'Change password', 'Delete my account'],
  '/update-profile?view=preferences': [
    'Reports',
    'Only when attend the event',
    'Dark mode',
    'Language',
  ],
}

/** The overview of a new team before its first event. */
const begun: Walk = {
  '': [
    'add year of foundation',
    'add an e-mail',
    'No results',
    'No past event',
    'No upcoming event',
    'See calendar',
  ],
}

/** Relative to the team's path. */
const asCoach: Walk = {
  '': ['To get started...'],
  '/settings': ['Team Settings', 'Delete team', 'Edit team', 'Soccer (football)'],
  '/settings?section=locations': ['No data yet', 'Save a new location'],
  '/settings?section=opponents': ['No opponent', 'Add opponent'],
  '/settings?section=tasks': ['Create task'],
  '/settings?section=seasons': ['Current season'],
  '/members': ['Search', 'Add member'],
  '/invite-members': ['Back to members', 'Email invitation', 'Manual entry', 'Invitation link'],
  '/collections': ['Create new collection', 'Create your first fee collection'],
  '/create-collection': ['Choose a collection type'],
  '/leagues': [
    'Your leagues',
    "You haven't created any leagues yet. Create your first league to get started.",
    'View in Calendar',
    'New league season',
  ],
  '/calendar': ['Create first event'],
  '/attendance': ['Your attendance summary will show here once your first events will be over.'],
  '/messages': ['Start a conversation', 'New message'],
  '/statistics': ['Team stats'],
}

/** Reports texts that are neither visible nor announced to screen readers. */
async function walk(page: Page, { pages, home = '' }: { pages: Walk; home?: string }) {
  for (const [path, sentences] of Object.entries(pages))
    await test.step(path || 'the team', async () => {
      await page.goto(`${home}${path}`)
      await expect
        .poll(async () => {
          const said = await page.locator('body').ariaSnapshot()
          return sentences.filter((sentence) => !said.includes(sentence))
        })
        .toEqual([])
    })
}

test('each page has the texts of the specification', async ({ page, touchline }) => {
  await walk(page, { pages: asVisitor })
  await signIn(page.context(), touchline.address, { firstName: 'Nora', lastName: 'New' })
  await walk(page, { pages: withoutTeam })
})

test('each page of a team has the texts of the specification', async ({ page, touchline }) => {
  const { session, home, send, teamId } = await ravens(touchline.address)
  await enter(page.context(), session)
  await walk(page, { pages: asCoach, home })
  await test.step('on a desktop, with a back link above the title', async () => {
    const size = page.viewportSize() ?? { width: 390, height: 844 }
    await page.setViewportSize({ width: 1280, height: 800 })
    await walk(page, { pages: { '/settings': ['Step 1'] }, home })
    await page.setViewportSize(size)
  })
  const on = `/rest/v1/teams/${teamId}`
  const player = { firstName: 'Ana', lastName: 'Gil', role: 'Player' }
  await send({ method: 'POST', path: `${on}/members`, body: player })
  const body = { type: 'practice', title: 'Practice', date: '2031-05-15' }
  const event = wordIn(await send({ method: 'POST', path: `${on}/events`, body }), 'event', 'id')
  await send({
    method: 'PUT',
    path: `${on}/events/${event}/cancellation`,
    body: { isCancelled: true },
  })
  await walk(page, { pages: begun, home })
})
