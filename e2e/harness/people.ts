import { expect, type Browser, type Page } from '@playwright/test'

import { listenTo } from './console.ts'
import { linkIn, type PostOffice } from './post-office.ts'
import { enter, makeAccount } from './signed-in.ts'

const password = 'correct horse 9'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Fills in /register, solves the captcha and follows the link in the email. */
export async function signUp(page: Page, postOffice: PostOffice, person: Person): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName)
  await page.getByLabel('Last Name').fill(person.lastName)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'I’m not a robot' }).click()
  await expect(page.getByText('Verified')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByText(
      'Account created successfully! Please check your email to confirm your account.',
    ),
  ).toBeVisible()
  await page.goto(linkIn(await postOffice.letterTo(person.email)))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText("You're not in a team... yet!")).toBeVisible()
}

interface World {
  readonly address: string
  /** Unexpected console output of all of them. */
  readonly consoleLines: string[]
}

/** Someone signed in with their own browser, who gets each email separately. */
export async function newPerson(
  browser: Browser,
  { address, consoleLines, person }: World & { person: Person },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  listenTo(context, consoleLines)
  const { session } = await makeAccount(address, person)
  await enter(context, session)
  return context.newPage()
}

/** Creates a team over the API as the page's user; returns its id. */
export async function makeTeam(page: Page, name: string): Promise<string> {
  const made: unknown = await page.evaluate(
    async (team) => {
      const session: unknown = JSON.parse(localStorage.getItem('touchline-session') ?? '{}')
      const token =
        typeof session === 'object' && session ? String(Reflect.get(session, 'access_token')) : ''
      const response = await fetch('/rest/v1/teams', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(team),
      })
      const answer: unknown = await response.json()
      const made: unknown = typeof answer === 'object' && answer ? Reflect.get(answer, 'team') : {}
      return typeof made === 'object' && made ? String(Reflect.get(made, 'id')) : ''
    },
    {
      name,
      sport: 'football',
      ageGroup: 'U12',
      country: 'ES',
      timeZone: 'Europe/Madrid',
      language: 'en',
      color: '#1f5f3f',
    },
  )
  expect(made).toMatch(/^[0-9a-f-]{36}$/)
  return String(made)
}
