import { sessionKey } from '@touchline/domain/auth/session-key'
import { addMonths, monthGrid } from '@touchline/domain/events/month-grid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { earlyRequestScript, takeEarlyResponse } from './early-requests.ts'

const team = '019cebf5-0f00-7000-8000-000000000001'
const requested: string[] = []
let opened = 0
let isStaff = false

beforeEach(() => {
  requested.length = 0
  isStaff = false
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    const actor = { isAdmin: false, isCoach: isStaff }
    const parts = { me: { path: 'me' }, teams: null, team: { actor, path: 'team' } }
    const status = path.endsWith('around') ? 503 : 200
    return Response.json(path.includes('/start') ? parts : { path }, { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Runs the head's script as a browser does, on a page with this address. */
async function openAt(pathname: string, secondsLeft: number): Promise<void> {
  const session = { access_token: 'token', expires_at: Date.now() / 1000 + secondsLeft }
  vi.stubGlobal('location', { pathname, search: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === sessionKey ? JSON.stringify(session) : null),
  })
  vi.stubGlobal('touchlineEarly', undefined)
  opened += 1
  await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${earlyRequestScript}//${opened}`)}`
  )
}

function request(path: string, token = 'token'): Request {
  return new Request(`https://touchline.test${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
}

const frame = ['/rest/v1/me/start']
const ofTeam = [`/rest/v1/me/start?teamId=${team}`]

test.each([
  [`/team/${team}`, 3600, [...ofTeam, `/rest/v1/teams/${team}/events/around`]],
  [`/team/${team}/members`, 3600, [...ofTeam, `/rest/v1/teams/${team}/members?state=active`]],
  ['/teams', 3600, frame],
  ['/login', 3600, ['/rest/v1/installation']],
  [`/team/${team}/join`, 3600, []],
  [`/team/${team}`, 60, []],
])('%s with a session of %d seconds preloads: %s', async (path, secondsLeft, paths) => {
  await openAt(path, secondsLeft)
  expect(requested).toEqual(paths)
})

test.each(['2026-01-31', '2026-02-01', '2026-12-15', '2027-08-01'])(
  'the calendar preloads the weeks of its month and the next, on %s',
  async (today) => {
    vi.useFakeTimers({ now: new Date(`${today}T12:00:00`), toFake: ['Date'] })
    await openAt(`/team/${team}/calendar`, 3600)
    const month = today.slice(0, 7)
    const windows = [month, addMonths(month, 1)].map((shown) => {
      const days = monthGrid(shown)
      return `/rest/v1/teams/${team}/events?from=${days[0]}&to=${days.at(-1)}&limit=500`
    })
    expect(requested).toEqual([...ofTeam, ...windows])
  },
)

test.each([
  [true, ['roster-imports', 'join-requests']],
  [false, []],
])('staff-only data is preloaded for staff (%s): %s', async (asStaff, paths) => {
  isStaff = asStaff
  await openAt(`/team/${team}/members`, 3600)
  await takeEarlyResponse(request(`/rest/v1/teams/${team}/join-requests`))
  expect(requested.slice(2)).toEqual(paths.map((path) => `/rest/v1/teams/${team}/${path}`))
})

test('an early response is used once, for the same account, and only if successful', async () => {
  await openAt(`/team/${team}`, 3600)
  expect(await takeEarlyResponse(request('/rest/v1/me', 'of another person'))).toBeUndefined()
  expect(await (await takeEarlyResponse(request('/rest/v1/me')))?.json()).toEqual({ path: 'me' })
  expect(await takeEarlyResponse(request('/rest/v1/me'))).toBeUndefined()
  expect(await takeEarlyResponse(request('/rest/v1/me/teams'))).toBeUndefined()
  expect(await (await takeEarlyResponse(request(`/rest/v1/teams/${team}`)))?.json()).toMatchObject({
    path: 'team',
  })
  expect(await takeEarlyResponse(request(`/rest/v1/teams/${team}/events/around`))).toBeUndefined()
  expect(await takeEarlyResponse(request('/rest/v1/me/bills'))).toBeUndefined()
})
