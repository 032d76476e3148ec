import { type Language, locales } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'

import { aFee, eurosIn, openCollection, takePayments } from '../harness/collections.ts'
import { startsWith, inLanguage, expectFits, testedLanguages } from '../harness/languages.ts'
import { type Ravens, ravens } from '../harness/ravens.ts'
import { setLanguage } from '../harness/screens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { inFull, expect } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

/** Checking several states with axe takes long. */
test.describe.configure({ timeout: 180_000 })

const mother = { firstName: 'Marta', lastName: 'Gil' }

/** A mother joins with a child, approved by the coach. */
async function joinsWithChild({ send, teamId }: Ravens, own: Send, firstName: string) {
  const path = `/rest/v1/teams/${teamId}`
  const value = wordIn(await send({ method: 'GET', path: `${path}/join-link` }), 'code')
  const child = { firstName, lastName: 'Gil', dateOfBirth: '2016-02-03' }
  const body = {
    key: { kind: 'code', value },
    who: { kind: 'parent', ...mother, role: 'mother', child },
  }
  const asked = await own({ method: 'POST', path: `${path}/join`, body })
  const request = `${path}/join-requests/${wordIn(asked, 'requestId')}`
  await send({ method: 'POST', path: `${request}/decide`, body: { approve: true } })
}

/** The texts between a form and a paid bill. */
async function wordsOf(language: Language) {
  const [payer, notifications, sandbox] = await Promise.all([
    packs.payer.load(language),
    packs.notifications.load(language),
    packs.sandbox.load(language),
  ])
  return { ...payer, notifications, sandbox, euros: eurosIn(language) }
}

for (const language of testedLanguages)
  test(`a mother pays for two children in instalments, after a card that is declined, in ${language}`, async ({
    page,
    context,
    touchline: { address },
  }) => {
    const team = await ravens(address)
    const { send, teamId, home } = team
    const { session, email } = await makeAccount(address, mother)
    const own = sender(address, session)
    for (const child of ['Leo', 'Mia']) await joinsWithChild(team, own, child)
    await takePayments(send, teamId)
    const school = { id: crypto.randomUUID(), name: 'School', type: 'text', isMandatory: true }
    const form = await openCollection(send, teamId, {
      kind: 'membership',
      name: 'Season fee',
      invite: 'everybody',
      broadcast: 'private',
      takesInstalments: true,
      fees: [aFee('Youth', 5000), aFee('Adult', 9000)],
      fields: [{ ...school, feeId: null, options: [] }],
    })
    await enter(context, session)
    const looksRight = () => expectFits(page, language)
    const { euros, people, problems, notifications, sandbox, ...text } = await wordsOf(language)
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await test.step('reports missing input next to the field', async () => {
      await inLanguage(page, language, {
        speak: setLanguage(own),
        open: async () => {
          await page.goto(form)
          await expect(page.getByRole('heading', { name: people.title })).toBeVisible()
        },
      })
      await page.getByRole('checkbox', { name: /Leo Gil/ }).check()
      await page.getByRole('checkbox', { name: /Mia Gil/ }).check()
      await expect(page.getByLabel(text.payer.email)).toHaveValue(email)
      await button(text.handIn).click()
      await expect(page.getByText(text.check)).toBeVisible()
      await expect(page.getByText(problems.fee_missing).first()).toBeVisible()
      await looksRight()
    })

    await test.step('input is still there after leaving the page', async () => {
      for (const name of ['Leo Gil', 'Mia Gil']) {
        const child = page.getByRole('region', { name: text.fees.fee(name) })
        await child.getByRole('radio', { name: /Youth/ }).check()
        await child.getByLabel('School').fill('North')
      }
      await page.goto(home)
      await expect(page.getByRole('heading', { name: text.mine.toFillIn })).toBeVisible()
      await looksRight()
      await page.goto('/bills')
      await page.getByRole('link', { name: `${text.mine.fillIn} Season fee` }).click()
      await expect(page.getByText(text.kept)).toBeVisible()
      await expect(page.getByLabel('School')).toHaveCount(2)
    })

    await test.step('each payment method shows its cost', async () => {
      const { ways } = text
      const later = ways.onDay(euros(3333), '§')
      const said = new Intl.ListFormat(locales[language]).format([
        ways.today(euros(3334)),
        later,
        later,
      ])
      await expect(page.getByText(startsWith(said, '§'))).toBeVisible()
      await page.getByRole('radio', { name: startsWith(ways.instalments) }).check()
      await looksRight()
      await button(text.handInAndPay(euros(3334))).click()
      // The form's message stays until the checkout opens.
      await expect(button(sandbox.decline)).toBeVisible()
      await expect(page.getByText(sandbox.noMoney)).toBeVisible()
      await looksRight()
    })

    await test.step('a declined card can be retried', async () => {
      await button(sandbox.decline).click()
      await expect(page.getByText(sandbox.declined)).toBeVisible()
      await looksRight()
      await button(sandbox.pay(euros(3334))).click()
      await expect(page.getByText(text.bill.thanksText(euros(3334)))).toBeVisible()
      await expect(button(text.bill.payNext(euros(3333)))).toBeVisible()
      await looksRight()
    })

    await test.step('the notification of the bill names both children, and is read', async () => {
      await page.goto('/notifications')
      const line = page.getByRole('listitem').filter({ hasText: 'Season fee' })
      await expect(line).toContainText(/Leo.*Mia/)
      await expect(line.getByText(notifications.unread)).toHaveCount(0)
    })

    await test.step('the remaining amount is shown with the team and among my bills', async () => {
      const { mine, bill } = text
      await page.goto(home)
      await expect(page.getByRole('heading', { name: mine.toPay })).toBeVisible()
      await page.getByRole('link', { name: mine.all }).click()
      await expect(page.getByText(euros(6666))).toBeVisible()
      await looksRight()
      await page.getByRole('link', { name: `${mine.payNow} Season fee` }).click()
      await button(bill.payAll(euros(6666))).click()
      await page.getByRole('link', { name: sandbox.back }).click()
      await expect(page.getByText(bill.left)).toBeVisible()
      await looksRight()
    })
  })

for (const language of testedLanguages)
  test(
    `a visitor orders and asks the treasurer privately; a donation is given anonymously, in ${language}`,
    inFull,
    async ({ page, touchline: { address } }) => {
      const { send, teamId } = await ravens(address)
      await takePayments(send, teamId)
      const sizes = [{ id: crypto.randomUUID(), name: 'M', stock: 2 }]
      const order = await openCollection(send, teamId, {
        kind: 'pre_order',
        name: 'Winter kit',
        fees: [aFee('Jersey', 2550, { sizes }), aFee('Socks', 800)],
      })
      const asked = { kind: 'fund', name: 'Minibus', goal: 500_000 } as const
      const fund = await openCollection(send, teamId, asked)
      const { euros, people, problems, payer, sandbox, ...text } = await wordsOf(language)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const field = (name: string) => page.getByRole('textbox', { name: startsWith(name) })
      const looksRight = () => expectFits(page, language)
      const whoPays = async () => {
        await field(payer.firstName).fill('Gina')
        await field(payer.lastName).fill('Guest')
        await field(payer.email).fill('gina@club.example')
      }

      await test.step('an order needs an article', async () => {
        await inLanguage(page, language, {
          open: async () => {
            await page.goto(order)
            await expect(page.getByRole('heading', { name: people.title })).toBeVisible()
            await button(text.handIn).click()
            await expect(page.getByText(problems.articles_missing)).toBeVisible()
          },
        })
      })

      await test.step('refuses more than are left', async () => {
        const more = button(text.fees.more('Jersey M'))
        await more.click()
        await more.click()
        await expect(more).toBeDisabled()
        await whoPays()
        await page.getByRole('radio', { name: startsWith(text.ways.offline) }).check()
        await looksRight()
        await button(text.handIn).click()
      })

      await test.step('the bill has everything a bank needs', async () => {
        await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
        await expect(page.getByRole('img', { name: text.transfer.code })).toBeVisible()
        await looksRight()
      })

      await test.step('a payer who can’t pay asks for help, and sees that it was sent', async () => {
        const { ask } = text
        await page.getByText(ask.open).click()
        await button(ask.send).click()
        await expect(page.getByText(problems.missing)).toBeVisible()
        await page.getByLabel(ask.words).fill('Half of it')
        await looksRight()
        await button(ask.send).click()
        await expect(page.getByText(ask.sent, { exact: true })).toBeVisible()
        await looksRight()
      })

      await test.step('a donation counts, and its donor stays anonymous', async () => {
        await page.goto(fund)
        await field(text.fees.amount).fill('25,50')
        await whoPays()
        await page.getByRole('checkbox', { name: startsWith(payer.anonymous) }).check()
        await page.getByRole('radio', { name: startsWith(text.ways.card) }).check()
        await button(text.handInAndPay(euros(2550))).click()
        await button(sandbox.pay(euros(2550))).click()
        await expect(page.getByText(text.bill.thanksText(euros(2550)))).toBeVisible()
        await page.goto(fund)
        const given = text.fund.ofGoal(euros(2550), euros(500_000))
        await expect(page.getByText(given)).toBeVisible()
        await page.getByText(text.fund.latest).click()
        await expect(page.getByText(text.fund.nameless, { exact: true })).toBeVisible()
        await looksRight()
      })
    },
  )
