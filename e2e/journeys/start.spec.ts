import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { motherOfThree } from '../harness/three-children.ts'

test('a mother of three in two teams answers everything on her first page', async ({
  context,
  page,
  touchline,
}) => {
  await motherOfThree(context, touchline.address)
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  const answers = (title: string, question: string) =>
    card(title).getByRole('radiogroup', { name: question })

  await test.step('the first answer needs no scrolling, and the bill is above', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Coming up', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: '1 bill to pay: €40.00' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveText([/Passing/, /Dribbling/, /Shooting/])
    const first = answers('Passing', 'Both children')
    await expect(first).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('one tap answers for two, another for the third', async () => {
    await answers('Passing', 'Both children').getByText('Going', { exact: true }).click()
    for (const name of ['Ben', 'Mia'])
      await expect(
        answers('Passing', `Is ${name} coming?`).getByRole('radio', { name: 'Going', exact: true }),
      ).toBeChecked()
    await answers('Dribbling', 'Is Tom coming?').getByText('Not going').click()
    await answers('Shooting', 'Is Mia coming?').getByText('Maybe').click()
    await page.reload()
    await expect(
      answers('Shooting', 'Is Mia coming?').getByRole('radio', { name: 'Maybe' }),
    ).toBeChecked()
  })

  await test.step('two are ill: their yes is withdrawn', async () => {
    await page.getByRole('button', { name: 'Not available' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Ben').check()
    await dialog.getByLabel('Mia').check()
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Until').fill(inAWeek)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. 4 answers are now “Not going”.')).toBeVisible()
    for (const title of ['Passing', 'Shooting'])
      await expect(
        answers(title, 'Both children').getByRole('radio', { name: 'Not going' }),
      ).toBeChecked()
  })
})
