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
  /** Who looks; a visitor has no account. */
  readonly as?: Person | 'visitor'
  /** The team around it, where it isn't the example team as this person sees it. */
  readonly team?: TeamPage
  /** Where it is shown, and as which route: '/team/1/events/2' as '/team/:teamId/events/:eventId'. */
  readonly at?: string
  readonly route?: string
  /** The layout it is shown in, with an outlet; what every page has around it otherwise. */
  readonly layout?: ReactNode
  readonly language?: Language
}

export interface Opened {
  /** The path someone is on by now. */
  readonly path: () => string
  /** What follows the path: '?season=all'. */
  readonly search: () => string
}

/** Shows a page with the real router, cache, session and texts, as this person sees it. */
export async function openPage(content: ReactNode, opening: Opening = {}): Promise<Opened> {
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

/** Leaves in the browser what this person has there; returns their team. */
function prepareBrowser({ as = 'admin', team, language = 'en' }: Opening): TeamPage | undefined {
  rememberLanguage(language)
  server.answers(contract.operations.installation, installation)
  if (as === 'visitor') return undefined
  signIn()
  const shown = team ?? teamOf(as)
  server.answers(contract.teams.get, shown)
  return shown
}

/** Shows a part of a page: a form, a dialog, a list. */
export function openPart(part: ReactNode, opening: Opening = {}): Promise<Opened> {
  return openPage(
    <main>
      <h1 className="sr-only">Touchline</h1>
      {part}
    </main>,
    opening,
  )
}

/** Shows a dialog that its parent opens and closes, opened by keyboard from a button. */
export async function openDialog(
  dialog: (onClose: () => void) => ReactNode,
  opening: Opening = {},
): Promise<Opened> {
  const opened = await openPart(<Opener dialog={dialog} />, opening)
  await press(opener)
  await focusIn(await anyDialog.findElement())
  return opened
}

/** Shows a part that its parent takes away once it is done. */
export function openUntilDone(
  part: (onDone: () => void) => ReactNode,
  opening: Opening = {},
): Promise<Opened> {
  return openPart(<UntilDone part={part} />, opening)
}

function UntilDone({ part }: { part: (onDone: () => void) => ReactNode }) {
  const [isDone, setDone] = useState(false)
  return !isDone && part(() => setDone(true))
}

/** The dialog or question in front; what lies behind it is hidden. */
export const anyDialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** The button that a dialog gives the focus back to. */
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
