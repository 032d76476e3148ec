import { contract } from '@touchline/contract/contract'
import type { TeamPage } from '@touchline/contract/teams/shapes'
import type { Language } from '@touchline/domain/values/language'
import { type ReactNode, Suspense, useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react/pure'
import { page } from 'vitest/browser'

import DataLayout from '#web/app/data-layout.tsx'
import { Providers } from '#web/app/providers.tsx'
import { rememberLanguage } from '#web/platform/language/starting.ts'
import { TeamProvider } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { focusIn, press } from './keyboard.ts'
import { installation, type Person, signIn, teamOf } from './people.ts'
import { server } from './server.ts'

interface Opening {
  /** The reader; a visitor has no account. */
  readonly as?: Person | 'visitor'
  /** Their team; the example team by default. */
  readonly team?: TeamPage
  /** The path and its route: "/team/1/events/2" as "/team/:teamId/events/:eventId". */
  readonly at?: string
  readonly route?: string
  /** The layout around it, with an outlet; the default is what every page has. */
  readonly layout?: ReactNode
  readonly language?: Language
}

export interface OpenedPage {
  /** The current path. */
  readonly path: () => string
  /** The query string: "?season=all". */
  readonly search: () => string
}

/** Opens a page with the real router, cache, session and texts, as this person sees it. */
export async function openPage(content: ReactNode, opening: Opening = {}): Promise<OpenedPage> {
  const { at = '/here', layout = <Outlet /> } = opening
  const route = opening.route ?? new URL(at, location.origin).pathname
  const team = prepareBrowser(opening)
  const router = createMemoryRouter(
    [
      {
        element: <Site team={team} />,
        children: [
          { element: layout, children: [{ path: route, element: content }] },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  await render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
    { container: document.body },
  )
  return {
    path: () => router.state.location.pathname,
    search: () => router.state.location.search,
  }
}

/** Stores this person's data in the browser; returns their team. */
function prepareBrowser({ as = 'admin', team, language = 'en' }: Opening): TeamPage | undefined {
  rememberLanguage(language)
  server.answers(contract.operations.installation, installation)
  if (as === 'visitor') return undefined
  signIn()
  const shown = team ?? teamOf(as)
  server.answers(contract.teams.get, shown)
  return shown
}

/** Opens part of a page: a form, a dialog, a list. */
export function openPart(part: ReactNode, opening: Opening = {}): Promise<OpenedPage> {
  return openPage(
    <main>
      <h1 className="sr-only">Touchline</h1>
      {part}
    </main>,
    opening,
  )
}

/** Opens a dialog by keyboard from a button; its parent closes it. */
export async function openDialog(
  dialog: (onClose: () => void) => ReactNode,
  opening: Opening = {},
): Promise<OpenedPage> {
  const opened = await openPart(<Opener dialog={dialog} />, opening)
  await press(opener)
  await focusIn(await anyDialog.findElement())
  return opened
}

/** Opens a part that its parent removes when done. */
export function openUntilDone(
  part: (onDone: () => void) => ReactNode,
  opening: Opening = {},
): Promise<OpenedPage> {
  return openPart(<UntilDone part={part} />, opening)
}

function UntilDone({ part }: { part: (onDone: () => void) => ReactNode }) {
  const [isDone, setDone] = useState(false)
  return !isDone && part(() => setDone(true))
}

/** The dialog or confirmation in front; what is behind it is hidden. */
export const anyDialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** The button that gets the focus back from a dialog. */
export const opener = page.getByRole('button', { name: 'Open the dialog' })

function Opener({ dialog }: { dialog: (onClose: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {isOpen && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  )
}

function Site({ team }: { team: TeamPage | undefined }) {
  return (
    <Providers>
      <Suspense>
        <InTeam team={team} />
      </Suspense>
    </Providers>
  )
}

function InTeam({ team }: { team: TeamPage | undefined }) {
  const content = <DataLayout />
  return team === undefined ? content : <TeamProvider page={team}>{content}</TeamProvider>
}
