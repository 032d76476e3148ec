import type { Page } from '@playwright/test'

import { enter, test } from '../harness/signed-in.ts'
import { aPlayer, aTeam, pageOf, messageWith, say } from '../harness/talk.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

async function rowNamed(send: Send, path: string, name: string): Promise<string> {
  const list = await send({ method: 'GET', path: `${path}/members?search=${name}` })
  return wordIn(list, 'members', '0', 'id')
}

/** The conversation is gone, also for people who return to it. */
async function expectOut(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'You’re no longer in Corbeaux U12' }),
  ).toBeVisible()
  await expect(page.getByText('Welcome all')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden()
}

test('an archived person loses an open conversation at once', async ({
  page,
  context,
  browser,
  touchline,
}) => {
  const { address } = touchline
  const { teamId, coach, mother } = await aTeam(address)
  const player = await aPlayer(address, { teamId, coach })
  const path = `/rest/v1/teams/${teamId}`
  const asCoach = sender(address, coach)
  const made = await asCoach({
    method: 'POST',
    path: `${path}/conversations`,
    body: {
      audience: { kind: 'team' },
      message: { clientId: crypto.randomUUID(), words: 'Welcome all' },
    },
  })
  const id = wordIn(made, 'conversation', 'id')
  const thread = `/team/${teamId}/messages/${id}`
  await enter(context, coach)
  const noras = await pageOf(browser, { address, session: player })
  const martas = await pageOf(browser, { address, session: mother })
  await Promise.all([page, noras.page, martas.page].map((one) => one.goto(thread)))
  for (const one of [page, noras.page, martas.page])
    await expect(messageWith(one, 'Welcome all')).toBeVisible()

  // A sent message doesn't return to the field after reloading.
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill('Sent by a key')
  await field.press('Enter')
  await expect(messageWith(noras.page, 'Sent by a key')).toBeVisible()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Members/ })).toBeVisible()
  await page.goBack()
  await expect(messageWith(page, 'Sent by a key')).toBeVisible()
  await expect(field).toHaveValue('')

  const gone = [
    { who: noras.page, firstName: 'Nora', session: player },
    { who: martas.page, firstName: 'Leo', session: mother },
  ]
  for (const { who, firstName, session } of gone) {
    const announced: string[] = []
    await say(page, `Before ${firstName} goes`)
    await expect(messageWith(who, `Before ${firstName} goes`)).toBeVisible()
    await asCoach({
      method: 'POST',
      path: `${path}/members/changes`,
      body: {
        memberIds: [await rowNamed(asCoach, path, firstName)],
        act: { kind: 'archive' },
      },
    })
    await expectOut(who)
    await expectAccessible(who)
    await expectNoSidewaysScroll(who)

    who.on(
      'response',
      (response) =>
        void response.text().then(
          (text) => announced.push(text),
          () => '',
        ),
    )
    await say(page, `After ${firstName} has gone`)
    await expect(messageWith(page, `After ${firstName} has gone`)).toBeVisible()
    const refused = sender(address, session)({ method: 'GET', path: `${path}/conversations/${id}` })
    await expect(refused).rejects.toThrow('404')
    await who.reload()
    await expect(who.getByText('Oops! Page not found')).toBeVisible()
    expect(announced.join()).not.toContain('has gone')
  }
  await noras.context.close()
  await martas.context.close()
})
