import { expect } from '../harness/test.ts'
import { type Titled, visit } from '../harness/visit.ts'
import { type Send, wordIn } from '../harness/wire.ts'

/** Has no break opportunities. */
const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** A dialog scrolls on its own, so overflow in it doesn't widen the page. */
const tooWide = `[...document.querySelectorAll('[role=dialog] *')].filter((place) =>
  getComputedStyle(place).overflowY === 'auto' && place.scrollWidth > place.clientWidth).length`

/** A team and a child with all text as long as possible. */
async function anUglyTeam(send: Send) {
  const made = await send({
    method: 'POST',
    path: '/rest/v1/teams',
    body: {
      name: endless,
      sport: 'football',
      ageGroup: 'U12',
      country: 'ES',
      timeZone: 'Europe/Madrid',
      color: '#f5e663',
    },
  })
  const id = wordIn(made, 'team', 'id')
  const on = `/rest/v1/teams/${id}`
  const member = await send({
    method: 'POST',
    path: `${on}/members`,
    body: {
      firstName: endless,
      lastName: endless,
      nickname: endless.slice(0, 60),
      dateOfBirth: '2016-04-03',
    },
  })
  const memberId = wordIn(member, 'member', 'id')
  await send({
    method: 'POST',
    path: `${on}/members/${memberId}/guardians`,
    body: { role: 'guardian', firstName: endless, lastName: endless, email: 'm@mail.example' },
  })
  await send({
    method: 'POST',
    path: `${on}/venues`,
    body: { venue: { name: endless, address: endless } },
  })
  await send({
    method: 'POST',
    path: `${on}/opponents`,
    body: { opponent: { name: endless, phone: '+34600111333', email: 'o@club.example' } },
  })
  await send({
    method: 'POST',
    path: `${on}/invitations`,
    body: { emails: [`${'v'.repeat(60)}@mail.example`] },
  })
  return { id, home: `/team/${id}`, member: `/team/${id}/members/${memberId}` }
}

visit('before the first team', async ({ look }) => {
  await look([
    ['/dashboard', ({ teams }) => teams.mine.empty.title],
    ['/teams?view=my-teams', ({ teams }) => teams.mine.title],
    ['/teams?view=my-clubs', ({ teams }) => teams.mine.title],
    ['/create-team', ({ teams }) => teams.createTeam.title],
    ['/team-onboarding', ({ teams }) => teams.onboarding.title],
    ['/create-club', ({ clubs }) => clubs.create.title],
    ['/join-team', ({ invitations }) => invitations.code.title],
    ['/benefits', ({ benefits }) => benefits.title],
  ])
})

visit('a team and its settings', async ({ page, send, look }) => {
  const team = await anUglyTeam(send)
  await page.addInitScript(
    `if (location.protocol === 'http:') localStorage.setItem('createdTeamId', '${team.id}')`,
  )
  const sections = ['edit', 'subscription', 'locations', 'opponents', 'tasks', 'seasons']
  await look([
    ['/teams', ({ teams }) => teams.mine.title],
    ['/team-success', () => endless],
    [team.home, ({ teams }) => teams.start.welcome(endless)],
    ...sections.map((section): Titled => [
      `${team.home}/settings?section=${section}`,
      ({ teams }) => teams.settings.title,
    ]),
  ])
})

visit('the members of a team', async ({ send, look }) => {
  const { home } = await anUglyTeam(send)
  await look([
    [`${home}/members`, ({ members }) => members.count(3)],
    [`${home}/archived-members`, ({ members }) => members.archivePage.title],
    [`${home}/member-fields`, ({ members }) => members.fields.title],
    [`${home}/import-members`, ({ memberImport }) => memberImport.title],
    [`${home}/add-members`, ({ invitations }) => invitations.add.title],
    ...['email', 'manual', 'link'].map((by): Titled => [
      `${home}/invite-members?by=${by}`,
      ({ invitations }) => invitations.invite.title,
    ]),
    [`${home}/share-link`, ({ invitations }) => invitations.link.title],
    [`${home}/join-requests`, ({ invitations }) => invitations.requests.title],
  ])
})

/** A league with a result today; returns its match day. */
async function anUglyLeague(send: Send, teamId: string): Promise<string> {
  const on = `/rest/v1/teams/${teamId}`
  const seasons = await send({ method: 'GET', path: `${on}/seasons` })
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date())
  const made = await send({
    method: 'POST',
    path: `${on}/leagues`,
    body: {
      name: endless,
      seasonId: wordIn(seasons, 'seasons', '0', 'id'),
      fixtures: [{ day: 1, opponent: opponentOfAll, startDate: today, startTime: '12:00' }],
    },
  })
  await send({
    method: 'POST',
    path: `${on}/leagues/${wordIn(made, 'league', 'id')}/results`,
    body: { language: 'en', text: `${today} ${endless} - ${opponentOfAll} 13:11` },
  })
  return `/team/${teamId}/events/${wordIn(made, 'matches', '0', 'eventId')}/match-day`
}

const opponentOfAll = `Anti${endless}`

visit('the leagues of a team, a match day, and the statistics', async ({ send, look }) => {
  const { id, home } = await anUglyTeam(send)
  const matchDay = await anUglyLeague(send, id)
  await send({ method: 'PATCH', path: '/rest/v1/me', body: { introductionSeen: 'team_stats' } })
  await look([
    ...['day=1', 'tab=standings', 'tab=settings'].map((shown): Titled => [
      `${home}/leagues?${shown}`,
      ({ leagues }) => leagues.title,
    ]),
    [`${home}/league-creation`, ({ leagueCreation }) => leagueCreation.title],
    ...['lineUp', 'live', 'after'].map((view): Titled => [
      `${matchDay}?view=${view}`,
      () => new RegExp(`${endless}.*${opponentOfAll}`),
    ]),
    ...['tab=standings', 'course=table', 'tab=players'].map((shown): Titled => [
      `${home}/statistics?${shown}`,
      ({ statistics }) => statistics.title,
    ]),
  ])
})

visit('every tab of a profile', async ({ page, send, see }) => {
  const { member } = await anUglyTeam(send)
  const tabs = ['identity', 'parents', 'health', 'unavailabilities'] as const
  const more = ['files', 'sport', 'other', 'consents'] as const
  for (const tab of [...tabs, ...more])
    await see(tab, async ({ members }) => {
      await page.goto(`${member}?tab=${tab}`)
      const profile = page.getByRole('dialog', { name: members.profile.title })
      const name = new RegExp(`^${members.profile.tabs[tab]}`)
      const chosen = profile.getByRole('tab', { name, selected: true })
      await expect(chosen).toBeInViewport()
      await expect(profile.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await page.evaluate<number>(tooWide), 'places that scroll sideways').toBe(0)
    })
})
